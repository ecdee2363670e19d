import { execa } from 'execa'
import type { StartConditions } from '../observe/events.ts'
import { undoWhenInterrupted } from '../world/interruption.ts'
import type { Channel, ChannelListener, Ended } from './channel.ts'
import { readLines } from './frames.ts'
import { limited } from './limits.ts'
import { StderrTail } from './stderr-tail.ts'

export interface Launch {
  readonly command: readonly string[]
  readonly cwd: string
  readonly environment: Readonly<Record<string, string>>
  readonly conditions: StartConditions
}

/** Starts a program that speaks the protocol on stdin and stdout, as the leader of a process group of its own. */
export function openStdio(launch: Launch, listener: ChannelListener): Channel {
  const [file = '', ...args] = limited(launch.command, launch.conditions)
  const user = launch.conditions.user
  const child = start(file, args, launch, user)
  const stderr = new StderrTail()
  const { stdin, stdout, pid } = child
  const forget = undoWhenInterrupted('process', () => killGroup(pid))
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
  for (const stream of [stdin, stdout, child.stderr]) stream.on('error', () => {})
  readLines(stdout, {
    line: (text) => listener.line(text),
    tooLong: (bytes) =>
      listener.fault('line-too-long', `A line is longer than ${bytes} bytes and still has no end.`),
  })
  // A grandchild may hold stdout for ever: what counts is the end of the program itself.
  const ended = new Promise<Ended>((resolve) => {
    // What the program wrote just before its end is still on its way: let it arrive first.
    child.nodeChildProcess.once('exit', (code, signal) => setTimeout(() => resolve({ code, signal }), 20))
    child.nodeChildProcess.once('error', (error) => {
      stderr.push(Buffer.from(`${error.message}\n`))
      resolve({ code: null, signal: null })
    })
    // What the system cannot even try to start (a NUL in a word) is told by neither event.
    const notStarted = (error: Error) => {
      if (pid !== undefined) return
      stderr.push(Buffer.from(`${error.message}\n`))
      resolve({ code: null, signal: null })
    }
    child.then((result) => {
      if (result instanceof Error) notStarted(result)
    }, notStarted)
  })
  return {
    pid,
    ended,
    send: (line) => void stdin.write(`${line}\n`),
    close: () => void stdin.end(),
    kill: async () => {
      forget()
      killGroup(pid)
      for (const stream of [stdin, stdout, child.stderr]) stream.destroy()
      await ended
    },
    stderr: () => stderr.text(),
  }
}

function start(file: string, args: readonly string[], launch: Launch, user: number | undefined) {
  return execa(file, args, {
    cwd: launch.cwd,
    env: launch.environment,
    extendEnv: false,
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    buffer: false,
    reject: false,
    cleanup: true,
    detached: process.platform !== 'win32',
    ...(user === undefined ? {} : { uid: user, gid: user }),
  })
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    if (process.platform === 'win32') process.kill(pid, 'SIGKILL')
    else process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
