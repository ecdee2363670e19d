/** The only file of the features that reads files: what golden sessions must give, from their own folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../harness/package-root.ts'

/** What is expected at one entry: the parts of a session that depend on the leaf. */
export type AtEntry = Readonly<Record<'path' | 'context' | 'messages' | 'modelMessages', unknown>>

/** The content of `golden-sessions/<fixture>/expected.json`. */
export interface GoldenExpectation {
  readonly leaf: unknown
  readonly tree: unknown
  readonly at: Readonly<Record<string, AtEntry>>
}

/** @param fixture name of a folder in `golden-sessions` */
export function goldenExpectation(fixture: string): GoldenExpectation {
  if (!/^[a-z0-9-]+$/.test(fixture)) throw new Error(`"${fixture}" is no name of a golden session.`)
  const file = join(packageRoot, 'golden-sessions', fixture, 'expected.json')
  return JSON.parse(readFileSync(file, 'utf8'))
}
