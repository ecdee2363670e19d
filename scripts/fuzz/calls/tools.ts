import type fc from 'fast-check'
import { bashArguments } from './bash.ts'
import { editArguments } from './edit.ts'
import { findArguments } from './find.ts'
import { grepArguments } from './grep.ts'
import { lsArguments } from './ls.ts'
import { readArguments } from './read.ts'
import { writeArguments } from './write.ts'

/** By tool: arguments as a model may send them. */
export const tools: Readonly<Record<string, fc.Arbitrary<object>>> = {
  read: readArguments,
  write: writeArguments,
  edit: editArguments,
  bash: bashArguments,
  ls: lsArguments,
  find: findArguments,
  grep: grepArguments,
}
