import { constants } from 'node:os'
import type { ChildProcess, Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { ToolError } from '../tool.ts'

/** How a command is run. `timeout` in seconds. */
export interface ShellOptions {
  readonly cwd: string
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
/** Variables that describe another session than the one that runs the command. */
const NOT_INHERITED = ['PI_SESSION_ID', 'PI_SESSION_FILE', 'PI_PROVIDER', 'PI_MODEL', 'PI_REASONING_LEVEL']

/**
 * Runs a command with bash in a process group of its own. Timeout and abort end everything in it by force and are answered at once,
 * whoever still holds the output.
 *
 * @throws ToolError when the working directory is missing; the system's error when the shell cannot be started
 * Area: BASH.
 */
export function buildRunShell(units: Units, host: Host): RunShell {
  return async (command, options) => {
    await checkDirectory(options.cwd, host)
    if (options.signal?.aborted) return { reason: 'abort' }
    const env = Object.fromEntries(
      Object.entries(host.environment()).filter(([name]) => !NOT_INHERITED.includes(name)),
    )
    const shell = host.platform === 'win32' ? 'bash' : '/bin/bash'
    const start = host.monotonic()
    const child = host.processes.spawn(shell, ['-c', command], { cwd: options.cwd, env })
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

async function checkDirectory(cwd: string, host: Host): Promise<void> {
  const kind = await host.fs.stat(cwd).then(
    (stat) => stat.kind,
    () => 'missing' as const,
  )
  if (kind === 'directory') return
  const problem = kind === 'missing' ? 'does not exist' : 'is not a directory'
  throw new ToolError(`Working directory ${problem}: ${cwd}\nCannot execute bash commands.`)
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
