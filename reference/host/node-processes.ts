import { accessSync, constants } from 'node:fs'
import { isAbsolute } from 'node:path'
import type { Readable } from 'node:stream'
import { execa } from 'execa'
import treeKill from 'tree-kill'
import { type Helpers, type Launch, launchOf } from './group-leader.ts'
import type { ChildProcess, Processes } from './host.ts'
import { killStrategy } from './kill-strategy.ts'

export function createNodeProcesses(platform: NodeJS.Platform): Processes {
  const helpers: Helpers = {
    bash: firstExecutable(['/bin/bash', '/usr/bin/bash']),
    setsid: firstExecutable(['/usr/bin/setsid', '/bin/setsid']),
  }
  return {
    spawn: (command, args, options) => {
      // A shell that starts the program would tell a missing one as exit code 127.
      if (platform !== 'win32' && isAbsolute(command)) accessSync(command, constants.X_OK)
      return start(launchOf(platform, helpers, command, args), options, platform)
    },
  }
}

type Place = { cwd: string; env: Record<string, string>; input?: string | undefined }

function launch(
  { file, args, joined, tellsPid }: Launch,
  { input, ...place }: Place,
  platform: NodeJS.Platform,
) {
  return execa(file, args, {
    ...place,
    extendEnv: false,
    detached: platform !== 'win32',
    cleanup: false,
    stdio: [
      input === undefined ? 'ignore' : 'pipe',
      'pipe',
      // When they are joined, this is the stderr of the starting shell, which says such things as `Killed`.
      joined ? 'ignore' : 'pipe',
      ...(tellsPid ? (['pipe'] as const) : []),
    ],
    buffer: false,
    reject: false,
    encoding: 'buffer',
    windowsHide: true,
  })
}

function start(launched: Launch, place: Place, platform: NodeJS.Platform): ChildProcess {
  const started = launch(launched, place, platform)
  const exited = Promise.withResolvers<Awaited<ChildProcess['exited']>>()
  started.nodeChildProcess.once('exit', (code, signal) => exited.resolve({ code, signal }))
  // A program that did not start has a result at once; one that did has its `exit` before that.
  started.then((result) =>
    exited.reject(new Error(result.originalMessage ?? `${launched.file} could not be started`)),
  )
  exited.promise.catch(() => undefined)
  if (place.input !== undefined) {
    started.stdin?.on('error', () => undefined)
    started.stdin?.end(place.input)
  }
  const leader = launched.tellsPid ? toldPid(started.stdio[3]) : Promise.resolve(started.pid)
  const streams = [started.stdout, started.stderr].filter((stream) => stream !== null && stream !== undefined)
  const closed = streams.map(
    (stream) => new Promise<void>((resolve) => stream.once('close', () => resolve())),
  )
  let listening = true
  return {
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
    kill: async () => {
      if (started.pid === undefined) return
      if (killStrategy(platform) === 'tree-walk') return walkTree(started.pid)
      const pid = (await leader) ?? started.pid
      // Between telling its id and leading its group there is a moment in which the program has no group of its own yet.
      if (!kill(-pid) && started.nodeChildProcess.exitCode === null) kill(pid)
    },
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

/** The number in the first line of a stream; undefined when it ends before. */
function toldPid(stream: unknown): Promise<number | undefined> {
  return new Promise((resolve) => {
    const told = stream as Readable
    let text = ''
    told.setEncoding('latin1')
    told.on('data', (part: string) => {
      text += part
      if (!text.includes('\n')) return
      resolve(Number.parseInt(text, 10))
      told.destroy()
    })
    told.once('close', () => resolve(undefined))
    told.on('error', () => resolve(undefined))
  })
}

function firstExecutable(paths: readonly string[]): string | undefined {
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** @returns whether there was such a process, or process group when the id is negative */
function kill(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}

function walkTree(pid: number): Promise<void> {
  return new Promise((resolve) => {
    treeKill(pid, 'SIGKILL', () => resolve())
  })
}
