import { posix } from 'node:path'
import { Violation } from '../../harness/observe/failures.ts'
import { Observed } from '../../harness/observe/observed.ts'
import type { Pending } from '../../harness/observe/pending.ts'
import type { Reverse } from '../../harness/observe/reverse.ts'
import type { World } from './world.ts'

/** Another place than the disk: contents of files by absolute path, in memory only. Folders are there as far as files need them. */
export type MemoryFiles = Map<string, Observed<unknown>>

/** Carries out in memory what a call asks for, until the call has ended. */
export async function serveFromMemory(
  world: World,
  call: Pending,
  label: string,
  files: MemoryFiles,
): Promise<void> {
  for (;;) {
    let reverse: Reverse
    try {
      reverse = await world.subject.reverse(call, ({ params }) => params.at('call').value === label)
    } catch (error) {
      // The call has ended: what it says is for the next step.
      if (error instanceof Violation) return
      throw error
    }
    carryOutInMemory(reverse, files)
  }
}

function carryOutInMemory(reverse: Reverse, files: MemoryFiles): void {
  const path = posix.normalize(String(reverse.params.at('path').value))
  const below = [...files.keys()].filter((name) => name.startsWith(`${path}/`))
  const there = files.has(path) || below.length > 0
  const missing = () => reverse.fail('ENOENT', `ENOENT: no such file or directory, '${path}'`)
  switch (reverse.method) {
    case 'operation/access':
      return there ? reverse.answer() : missing()
    case 'operation/exists':
      return reverse.answer({ exists: there })
    case 'operation/stat':
      return there ? reverse.answer({ directory: !files.has(path) }) : missing()
    case 'operation/readdir':
      return reverse.answer({ names: namesDirectlyBelow(path, below) })
    case 'operation/mkdir':
      return reverse.answer()
    case 'operation/readFile': {
      const content = files.get(path)
      return content === undefined ? missing() : reverse.answer(bytes(String(content.value)))
    }
    case 'operation/writeFile':
      files.set(path, reverse.params.at('content'))
      return reverse.answer()
    case 'operation/glob': {
      const cwd = String(reverse.params.at('cwd').value)
      return reverse.answer({ paths: [...files.keys()].filter((name) => name.startsWith(`${cwd}/`)) })
    }
    case 'operation/exec':
      reverse.emit(bytes(`elsewhere: ${reverse.params.at('command').value}\n`))
      return reverse.answer({ exitCode: 0 })
    default:
      return reverse.fail('ENOSYS', `ENOSYS: function not implemented, ${reverse.method}`)
  }
}

/** What a step has put there; it was not observed. */
export function arrangedInMemory(text: string): Observed<unknown> {
  return new Observed<unknown>(text, [])
}

function namesDirectlyBelow(path: string, below: readonly string[]): string[] {
  return [...new Set(below.map((name) => name.slice(path.length + 1).split('/')[0] ?? ''))]
}

function bytes(text: string): { base64: string } {
  return { base64: Buffer.from(text, 'utf8').toString('base64') }
}
