import { accessSync, constants } from 'node:fs'
import { isAbsolute } from 'node:path'
import { execa } from 'execa'
import treeKill from 'tree-kill'
import type { ChildProcess, Processes } from './host.ts'
import { killStrategy } from './kill-strategy.ts'
import { descendantsOf } from './linux-descendants.ts'

/**
 * Runs a program with one pipe for stdout and stderr, so that their order is kept. Node cannot give one pipe to both, so on posix
 * a small shell starts the program with `2>&1`. It stays the program's parent, for two reasons: it leads the process group, and it
 * tells an end by any signal as 128 + number, while Node does not know the real-time signals and reports them as success.
 * It catches what it is told to end by (caught signals have their default action in the program again), so that a signal to
 * the whole group is judged by what the program makes of it. Its own messages (such as `Killed`) go nowhere: only the subshell's output
 * is the pipe.
 */
const PARENT = 'trap : 1 2 3 10 12 13 14 15; (exec "$@" 2>&1); exit $?'

export function createNodeProcesses(platform: NodeJS.Platform): Processes {
  return {
    spawn: (command, args, options) => {
      if (platform === 'win32') return start(command, args, options, platform)
      checkExecutable(command)
      return start('/bin/sh', ['-c', PARENT, 'sh', command, ...args], options, platform)
    },
    killTree: (pid) => (killStrategy(platform) === 'tree-walk' ? walkTree(pid) : killGroups(pid, platform)),
  }
}

type Place = { cwd: string; env: Record<string, string> }

function launch(command: string, args: readonly string[], place: Place, platform: NodeJS.Platform) {
  return execa(command, args, {
    ...place,
    extendEnv: false,
    detached: platform !== 'win32',
    cleanup: false,
    stdin: 'ignore',
    stdout: 'pipe',
    // On posix both streams come through stdout, and stderr is the starting shell's own.
    stderr: platform === 'win32' ? 'pipe' : 'ignore',
    buffer: false,
    reject: false,
    encoding: 'buffer',
  })
}

function start(
  command: string,
  args: readonly string[],
  place: Place,
  platform: NodeJS.Platform,
): ChildProcess {
  const started = launch(command, args, place, platform)
  const exited = Promise.withResolvers<Awaited<ChildProcess['exited']>>()
  started.nodeChildProcess.once('exit', (code, signal) => exited.resolve({ code, signal }))
  // A program that did not start has a result at once; one that did has its `exit` before that.
  started.then((result) =>
    exited.reject(new Error(result.originalMessage ?? `${command} could not be started`)),
  )
  exited.promise.catch(() => undefined)
  const streams = [started.stdout, started.stderr].filter((stream) => stream !== null && stream !== undefined)
  const closed = streams.map(
    (stream) => new Promise<void>((resolve) => stream.once('close', () => resolve())),
  )
  let listening = true
  return {
    pid: started.pid,
    onOutput: (listener) => {
      for (const stream of streams) {
        stream.on('data', (chunk: Uint8Array) => {
          if (!listening) return
          const ready = listener(chunk)
          if (ready === undefined) return
          stream.pause()
          ready.finally(() => stream.resume()).catch(() => undefined)
        })
      }
    },
    exited: exited.promise,
    closed: Promise.all(closed).then(() => undefined),
    detach: () => {
      listening = false
      for (const stream of streams) {
        stream.resume()
        // A background process may hold the pipe for ever; it must not keep this process alive.
        if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
      }
    },
  }
}

/** The starting shell would tell a missing program as exit code 127. */
function checkExecutable(command: string): void {
  if (isAbsolute(command)) accessSync(command, constants.X_OK)
}

async function killGroups(pid: number, platform: NodeJS.Platform): Promise<void> {
  // Looked up before the kill: an orphan has no parent to be found by.
  const below = platform === 'linux' ? await descendantsOf(pid) : []
  kill(-pid)
  for (const descendant of below) kill(descendant)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

function walkTree(pid: number): Promise<void> {
  return new Promise((resolve) => {
    treeKill(pid, 'SIGKILL', () => resolve())
  })
}
