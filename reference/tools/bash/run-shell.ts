import { constants } from 'node:os'
import type { ChildProcess, Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { ToolError } from '../tool.ts'

/** As errors call it. */
export type ShellName = 'bash' | 'PowerShell'

/** How a command is run. `timeout` in seconds. */
export interface ShellOptions {
  readonly shell: ShellName
  /** The shell that was asked for instead of bash. */
  readonly shellPath?: string | undefined
  readonly cwd: string
  readonly env: Record<string, string>
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Called with each chunk; the command may have to wait until it settles. */
  readonly onData: (chunk: Uint8Array) => void | Promise<void>
}

/** How it ended. `shell`: what the shell itself had done by then; `seconds` since the start. */
export interface ShellEnd {
  readonly reason: 'exit' | 'timeout' | 'abort'
  readonly shell?: { readonly exitCode: number | null; readonly seconds: number }
}

/** See {@link buildRunShell}. */
export type RunShell = (command: string, options: ShellOptions) => Promise<ShellEnd>

/** After the shell's end, output of background processes is awaited until none came for this long, in milliseconds. */
const SILENCE = 100
/** And for this long at most, however much comes. */
const LONGEST_WAIT = 1_000
/** After a kill, output on its way is awaited for this long at most: a process out of reach may hold it for ever. */
const AFTER_KILL = 250
/**
 * Runs a command with a shell in a process group of its own. Timeout and abort end everything in it by force and are answered at once,
 * whoever still holds the output.
 *
 * @throws ToolError for a bad timeout, a missing shell and a missing working directory; the system's error when the shell cannot be started
 * Area: BASH.
 */
export function buildRunShell(units: Units, host: Host): RunShell {
  return async (command, options) => {
    // On other systems this fails before anything else is looked at.
    const powershell = options.shell === 'PowerShell' ? await units.findPowerShell() : undefined
    units.checkTimeout(options.timeout)
    if (options.signal?.aborted) return { reason: 'abort' }
    const { file, args, takes } = powershell ?? (await units.findShell(options.shellPath))
    await checkDirectory(options, host)
    const text = powershell ? units.wrapPowerShellCommand(command, file) : command
    const start = host.monotonic()
    const child = host.processes.spawn(file, takes === 'argument' ? [...args, text] : args, {
      cwd: options.cwd,
      env: options.env,
      ...(takes === 'input' ? { input: text } : {}),
    })
    const watch = watchOutput(child, options.onData, host)
    const stop = Promise.withResolvers<'timeout' | 'abort'>()
    const abort = () => stop.resolve('abort')
    options.signal?.addEventListener('abort', abort, { once: true })
    const cancelTimer =
      options.timeout === undefined
        ? () => {}
        : host.after(options.timeout * 1000, () => stop.resolve('timeout'))
    let ended: ShellEnd['shell']
    const finished = child.exited.then(async (end) => {
      const seconds = (host.monotonic() - start) / 1000
      ended = { exitCode: units.exitCodeOf(end, constants.signals), seconds }
      await watch.quiet()
      return 'exit' as const
    })
    try {
      const reason = await Promise.race([finished, stop.promise])
      const shellEnd = ended
      if (reason !== 'exit') {
        await child.kill()
        await Promise.race([child.closed, sleep(AFTER_KILL, host)])
      }
      return { reason, ...(shellEnd === undefined ? {} : { shell: shellEnd }) }
    } finally {
      cancelTimer()
      options.signal?.removeEventListener('abort', abort)
      finished.catch(() => undefined)
      child.detach()
      await watch.handled()
    }
  }
}

async function checkDirectory({ cwd, shell }: ShellOptions, host: Host): Promise<void> {
  const kind = await host.fs.stat(cwd).then(
    (stat) => stat.kind,
    () => 'missing' as const,
  )
  if (kind === 'directory') return
  const problem = kind === 'missing' ? 'does not exist' : 'is not a directory'
  throw new ToolError(`Working directory ${problem}: ${cwd}\nCannot execute ${shell} commands.`)
}

function watchOutput(child: ChildProcess, onData: ShellOptions['onData'], host: Host) {
  let chunks = 0
  let handling: void | Promise<void>
  child.onOutput((chunk) => {
    chunks += 1
    handling = onData(chunk)
    return handling
  })

  async function isSilent(): Promise<boolean> {
    const before = chunks
    await sleep(SILENCE, host)
    return chunks === before
  }

  /** Settles when the output is closed, silent, or has gone on for too long. */
  async function quiet(): Promise<void> {
    const until = host.monotonic() + LONGEST_WAIT
    const closed = child.closed.then(() => true)
    while (host.monotonic() < until && !(await Promise.race([closed, isSilent()]))) {
      // Something came: wait again.
    }
  }
  return { quiet, handled: async () => handling }
}

function sleep(milliseconds: number, host: Host): Promise<void> {
  return new Promise((resolve) => {
    host.after(milliseconds, resolve)
  })
}
