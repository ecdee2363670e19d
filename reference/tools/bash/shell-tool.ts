import type { BashDetails, BashInput, BashOutput } from '../../../spec/schema/tools.ts'
import type { Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { untilAborted } from '../abort.ts'
import {
  type RunTool,
  type SpawnContext,
  type ToolContext,
  ToolError,
  type ToolResult,
  type ToolUpdate,
  textResult,
} from '../tool.ts'
import type { OutputAccumulator, OutputView } from './output-accumulator.ts'
import type { ShellEnd, ShellName } from './run-shell.ts'
import { createUpdates } from './updates.ts'

const unchanged = (context: SpawnContext) => context

/**
 * Runs a command and answers with the end of its output. A command that fails, runs into its timeout or is aborted
 * gives an error that still carries the output.
 *
 * @throws ToolError for a bad timeout, a missing working directory, and every end without an exit code
 * Area: BASH.
 */
export function buildShellTool(shell: ShellName, units: Units, host: Host): RunTool<BashInput> {
  return async (input, context) => {
    context.onUpdate?.({ content: [], details: undefined })
    const output = units.createOutputAccumulator(`pi-${shell.toLowerCase()}`)
    const updates = createUpdates(host, context, () => partial(output.view()))
    const start = host.monotonic()
    let end: ShellEnd
    try {
      end = await execute(shell, input, context, units, (chunk) => {
        const ready = output.append(chunk)
        updates.changed()
        return ready
      })
    } catch (error) {
      await output.end()
      throw error
    } finally {
      updates.stop()
    }
    const view = await output.end()
    updates.flush()
    const seconds = Math.round((host.monotonic() - start) / 100) / 10
    return answer({ input, end, view, output, seconds }, units)
  }
}

type OnData = (chunk: Uint8Array) => Promise<void> | undefined

async function execute(
  shell: ShellName,
  input: BashInput,
  context: ToolContext,
  units: Units,
  onData: OnData,
): Promise<ShellEnd> {
  const { timeout } = input
  const { signal, operations, options: { shellPath, spawnHook = unchanged } = {} } = context
  const prefix = context.options?.commandPrefix
  const { command, cwd, env } = spawnHook({
    command: prefix ? `${prefix}\n${input.command}` : input.command,
    cwd: context.cwd,
    env: units.shellEnvironment(context),
  })
  if (operations === undefined) {
    return units.runShell(command, { shell, shellPath, cwd, env: present(env), timeout, signal, onData })
  }
  const options = {
    timeout,
    signal,
    env: present(env),
    // The operation cannot be told to wait.
    onData: (chunk: Uint8Array) => void onData(chunk),
  }
  try {
    const { exitCode } = await untilAborted(operations.exec(command, cwd, options), signal)
    return { reason: 'exit', shell: { exitCode, seconds: 0 } }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (signal?.aborted || message === 'aborted') return { reason: 'abort' }
    if (message.startsWith('timeout:')) return { reason: 'timeout' }
    throw error
  }
}

interface Finished {
  readonly input: BashInput
  readonly end: ShellEnd
  readonly view: OutputView
  readonly output: OutputAccumulator
  readonly seconds: number
}

function answer({ input, end, view, output, seconds }: Finished, units: Units): ToolResult {
  const { content, details } = shown(view, units)
  const text = content.map((block) => block.text).join('')
  if (end.reason !== 'exit') throw new ToolError(joinStatus(text, units.bashStatus(end, input.timeout)))
  const whole = text === '' ? '(no output)' : text
  const exitCode = end.shell?.exitCode ?? null
  if (exitCode === null) throw new ToolError(joinStatus(whole, units.bashStatus(end, input.timeout)))
  const more = {
    structuredContent: {
      ...structured(output, view, units),
      exit_code: exitCode,
      wall_time_seconds: seconds,
    },
    ...(details === undefined ? {} : { details }),
  }
  if (exitCode === 0) return textResult(whole, more)
  return textResult(joinStatus(whole, units.bashStatus(end, input.timeout)), { isError: true, ...more })
}

function structured(
  output: OutputAccumulator,
  view: OutputView,
  units: Units,
): Omit<BashOutput, 'exit_code' | 'wall_time_seconds'> {
  const bounded = units.boundedOutput(output.ends())
  const path = bounded.truncated ? view.fullOutputPath : undefined
  return { ...bounded, ...(path === undefined ? {} : { full_output_path: path }) }
}

/** An update has the text alone: which part of the output that is, its details say. */
function partial(view: OutputView): ToolUpdate {
  return { content: [{ type: 'text', text: view.truncation.content }], details: detailsOf(view) }
}

function shown(view: OutputView, units: Units) {
  return {
    content: [{ type: 'text' as const, text: units.bashNotice(view) }],
    details: view.truncation.truncated ? detailsOf(view) : undefined,
  }
}

function detailsOf({ truncation, fullOutputPath }: OutputView): BashDetails {
  if (!truncation.truncated) return {}
  return { truncation, ...(fullOutputPath === undefined ? {} : { fullOutputPath }) }
}

function joinStatus(text: string, status: string): string {
  return text === '' ? status : `${text}\n\n${status}`
}

function present(variables: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  )
}
