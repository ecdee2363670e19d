import type { Observed } from '../../harness/observe/observed.ts'
import { textOf } from './tool-answers.ts'

/**
 * The text of an answer of `bash` in which the path of the file with the whole output is replaced by `FILE`,
 * so that an exact comparison is possible: the path is the one that `details.fullOutputPath` names, and no other.
 */
export function bashText(answer: Observed<unknown>): Observed<string | undefined> {
  const path = answer.at('details', 'fullOutputPath').value
  return textOf(answer).view((text) => (typeof path === 'string' ? text?.replaceAll(path, 'FILE') : text))
}

/** What stands before the notice, which is what follows the last blank line that a `[` follows. */
export function beforeNotice(text: Observed<string | undefined>): Observed<string | undefined> {
  return text.view((whole) => whole?.slice(0, Math.max(0, whole.lastIndexOf('\n\n['))))
}

/** The notice and all that follows it. */
export function fromNotice(text: Observed<string | undefined>): Observed<string | undefined> {
  return text.view((whole) => whole?.slice(whole.lastIndexOf('\n\n[') + 2))
}
