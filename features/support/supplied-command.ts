import type { Content } from '../../harness/observe/questions.ts'
import { bytes } from './content-table.ts'
import type { World } from './world.ts'

/**
 * Calls `bash` with operations of the harness: the command puts out exactly these pieces, one after the other,
 * and then ends. The answer becomes the one that `Then` steps speak of.
 */
export async function supplyCommand(
  world: World,
  pieces: readonly Content[],
  exitCode: number | null,
): Promise<void> {
  const call = world.subject.callTool('bash', { command: 'supplied' }, { operations: true, call: 'supplied' })
  const exec = await world.subject.reverse(call, (request) => request.method === 'operation/exec')
  for (const content of pieces) exec.emit({ base64: bytes(content).toString('base64') })
  exec.answer({ exitCode })
  world.answer = await call.answer()
}
