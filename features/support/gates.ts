import { posix } from 'node:path'
import type { Reverse } from '../../harness/observe/reverse.ts'
import type { World } from './world.ts'

/** Operations that wait for a step to open their gate, by the name of their call. */
const held = new WeakMap<World, Map<string, Reverse>>()

/**
 * Lets a call go on until it asks for an operation, and holds it there. What it asks for before is carried out.
 *
 * @param operation such as `writeFile`
 */
export async function waitAtGate(world: World, call: string, operation: string): Promise<void> {
  for (;;) {
    const reverse = await world.subject.reverse(
      world.call(call),
      (one) => one.params.at('call').value === call,
    )
    if (reverse.method === `operation/${operation}`) return void gatesOf(world).set(call, reverse)
    await carryOut(world, reverse)
  }
}

/** The operation of a call that is held; it is held no longer. */
export function takeFromGate(world: World, call: string): Reverse {
  const reverse = gatesOf(world).get(call)
  if (!reverse) throw new Error(`Call "${call}" stands at no gate.`)
  gatesOf(world).delete(call)
  return reverse
}

/** Does in the workspace what the operation asks for, and answers. */
export async function carryOut(world: World, reverse: Reverse): Promise<void> {
  const { workspace } = world.observer.paths
  const path = posix.normalize(String(reverse.params.at('path').value))
  // The path is the subject's: a wrong one must not lead out of the workspace.
  if (path !== workspace && !path.startsWith(`${workspace}/`)) {
    return reverse.fail('EACCES', `EACCES: permission denied, '${path}'`)
  }
  switch (reverse.method) {
    case 'operation/access':
      return reverse.answer()
    case 'operation/mkdir':
      await world.arrange({ arrange: 'directory', path })
      return reverse.answer()
    case 'operation/writeFile':
      await world.arrange({
        arrange: 'file',
        path,
        content: { text: String(reverse.params.at('content').value) },
      })
      return reverse.answer()
    case 'operation/readFile':
      return answerContent(world, reverse, path)
    default:
      reverse.fail('ENOSYS', `ENOSYS: function not implemented, ${reverse.method}`)
  }
}

async function answerContent(world: World, reverse: Reverse, path: string): Promise<void> {
  const { kind, target = '', text, base64 } = (await world.look(path)).value
  if (kind === 'symlink') return answerContent(world, reverse, posix.resolve(posix.dirname(path), target))
  if (kind === 'missing') return reverse.fail('ENOENT', `ENOENT: no such file or directory, open '${path}'`)
  reverse.answer({ base64: base64 ?? Buffer.from(text ?? '', 'utf8').toString('base64') })
}

function gatesOf(world: World): Map<string, Reverse> {
  const known = held.get(world)
  if (known) return known
  const made = new Map<string, Reverse>()
  held.set(world, made)
  return made
}
