import type { Observed } from '../../harness/observe/observed.ts'

/** The text blocks of a tool's answer, joined; undefined when the answer has none, or is no answer of a tool. */
export function textOf(answer: Observed<unknown>): Observed<string | undefined> {
  return answer.at('content').view((content) => {
    if (!Array.isArray(content)) return undefined
    const texts = content
      .filter((block) => block?.type === 'text' && typeof block.text === 'string')
      .map((block) => block.text)
    return texts.length === 0 ? undefined : texts.join('')
  })
}

/** Does the answer say that it is an error? A missing mark means no; whatever else stands there is shown as it is. */
export function errorMark(answer: Observed<unknown>): Observed<unknown> {
  return answer.at('isError').view((mark) => (mark === undefined ? false : mark))
}

/** What stands after the last blank line of a tool's answer. */
export function noticeOf(answer: Observed<unknown>): Observed<string | undefined> {
  return textOf(answer).view((text) => text?.slice(text.lastIndexOf('\n\n') + 2))
}
