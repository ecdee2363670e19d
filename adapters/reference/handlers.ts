import type { Replacements, Units } from '../../reference/units.ts'
import { PROTOCOL_VERSION, type ToolCallParams, type ToolResult } from '../../spec/schema/protocol.ts'
import { InvalidParams } from '../stdio/failures.ts'
import type { Exchange, Handlers } from '../stdio/handlers.ts'
import { harnessOperations } from '../stdio/operations.ts'
import { spawnHookOf } from '../stdio/spawn-hook.ts'
import { createScene, type Scene } from './scene.ts'
import { sessionHandlers } from './session-handlers.ts'

/** Units that can be called alone: pure, with arguments and results that are JSON. */
const offered = [
  'truncateHead',
  'truncateTail',
  'truncateLine',
  'formatSize',
  'generateDiffString',
  'generateUnifiedPatch',
  'wrapPowerShellCommand',
] as const

const capabilities = [
  ...['tool.read', 'tool.write', 'tool.edit', 'tool.bash', 'tool.powershell'],
  ...['tool.ls', 'tool.find', 'tool.grep', 'tool.operations', 'tool.list', 'tool.options'],
  ...offered.map((unit) => `unit.${unit}`),
  ...['session.read', 'session.write', 'session.fork'],
]

/** Answers the protocol with the reference; each scenario gets one of its own. */
export function referenceHandlers(replacements: Replacements): Handlers {
  // Made now, so that a replacement of an unknown unit fails at the start and not in the first scenario.
  let scene = createScene(replacements)
  return {
    initialize: ({ suiteVersion }) => ({
      protocolVersion: PROTOCOL_VERSION,
      name: 'reference',
      // The reference comes with the suite and has no version of its own.
      version: suiteVersion,
      language: 'TypeScript',
      capabilities,
      reuse: true,
    }),
    'scenario/begin': (place) => {
      scene = createScene(replacements, place)
      return {}
    },
    'scenario/end': async () => {
      await scene.activity.end()
      return {}
    },
    'tool/call': (params, exchange) => callTool(scene, params, exchange),
    'tool/list': () => ({ tools: scene.units.listTools() }),
    'unit/call': ({ unit, arguments: given }) => ({ value: callUnit(scene.units, unit, given) }),
    ...sessionHandlers(() => scene),
  }
}

function callTool(scene: Scene, params: ToolCallParams, exchange: Exchange): Promise<ToolResult> {
  const {
    name,
    arguments: given,
    cwd = scene.workspace,
    operations,
    call = '',
    aborted,
    session,
    options,
  } = params
  const hook = options?.spawnHook
  return scene.activity.run(aborted ? AbortSignal.abort() : exchange.signal, async (signal) => {
    const result = await scene.units.callTool(name, given, {
      cwd,
      signal,
      onUpdate: exchange.progress,
      ...(operations ? { operations: harnessOperations(exchange.call, call) } : {}),
      ...(session ? { session } : {}),
      ...(options ? { options: { ...options, spawnHook: hook && spawnHookOf(hook) } } : {}),
    })
    return { ...result, content: [...result.content] }
  })
}

function callUnit(units: Units, name: string, given: readonly unknown[]): unknown {
  const unit = offered.find((unit) => unit === name)
  if (unit === undefined) throw new InvalidParams(`The reference offers no unit "${name}" to be called alone`)
  const callable: (...given: never[]) => unknown = units[unit]
  return callable(...(given as never[]))
}
