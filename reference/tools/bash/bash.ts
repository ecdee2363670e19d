import type { BashInput, BashOutput } from '../../../spec/schema/tools.ts'
import type { Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { untilAborted } from '../abort.ts'
import { type RunTool, type ToolContext, ToolError, type ToolResult, textResult } from '../tool.ts'
import type { OutputAccumulator, OutputView } from './output-accumulator.ts'
import type { ShellEnd } from './run-shell.ts'
import { createUpdates } from './updates.ts'

/**
 * Runs a command and answers with the end of its output. A command that fails, runs into its timeout or is aborted
 * gives an error that still carries the output.
 *
 * @throws ToolError for a bad timeout, a missing working directory, and every end without an exit code
 * Area: BASH.
 */
export function buildBash(units: Units, host: Host): RunTool<BashInput> {
  return async (input, context) => {
    context.onUpdate?.({ content: [], details: undefined })
    units.checkTimeout(input.timeout)
    const output = units.createOutputAccumulator('pi-bash')
    const updates = createUpdates(host, context, () => present(output.view(), units))
    const start = host.monotonic()
    let end: ShellEnd
    try {
      end = await execute(input, context, units, (chunk) => {
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
  input: BashInput,
  context: ToolContext,
  units: Units,
  onData: OnData,
): Promise<ShellEnd> {
  const { command, timeout } = input
  const { cwd, signal, operations } = context
  if (operations === undefined) return units.runShell(command, { cwd, timeout, signal, onData })
  const options = {
    timeout,
    signal,
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
  const { content, details } = present(view, units)
  const text = content.map((block) => block.text).join('')
  if (end.reason !== 'exit') throw new ToolError(joinStatus(text, units.bashStatus(end, input.timeout)))
  const shown = text === '' ? '(no output)' : text
  const exitCode = end.shell?.exitCode ?? null
  if (exitCode === null) throw new ToolError(joinStatus(shown, units.bashStatus(end, input.timeout)))
  const more = {
    structuredContent: {
      ...structured(output, view, units),
      exit_code: exitCode,
      wall_time_seconds: seconds,
    },
    ...(details === undefined ? {} : { details }),
  }
  if (exitCode === 0) return textResult(shown, more)
  return textResult(joinStatus(shown, units.bashStatus(end, input.timeout)), { isError: true, ...more })
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

function present(view: OutputView, units: Units) {
  const { truncation, fullOutputPath } = view
  return {
    content: [{ type: 'text' as const, text: units.bashNotice(view) }],
    details: truncation.truncated
      ? { truncation, ...(fullOutputPath === undefined ? {} : { fullOutputPath }) }
      : undefined,
  }
}

function joinStatus(text: string, status: string): string {
  return text === '' ? status : `${text}\n\n${status}`
}
