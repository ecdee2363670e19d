import type { ToolOptions } from '../../spec/schema/protocol.ts'

/** What a shell tool is about to start. */
export interface SpawnContext {
  command: string
  cwd: string
  env: Record<string, string | undefined>
}

/** The hook that the protocol describes, as the tools of pi and of the reference take it. */
export function spawnHookOf({
  before = '',
  after = '',
  cwd,
  environment,
}: NonNullable<ToolOptions['spawnHook']>): (context: SpawnContext) => SpawnContext {
  return (context) => ({
    command: before + context.command + after,
    cwd: cwd ?? context.cwd,
    env: { ...context.env, ...environment },
  })
}
