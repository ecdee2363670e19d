import { getCompileCacheDir } from 'node:module'
import { MessageChannel, Worker } from 'node:worker_threads'
import { undoWhenInterrupted } from '../world/interruption.ts'
import type { Channel, ChannelListener, Ended } from './channel.ts'
import { StderrTail } from './stderr-tail.ts'

/** A unit to replace: the file that holds the replacement, and the name under which it is exported. */
export interface ReplacementFile {
  readonly unit: string
  readonly file: string
  readonly export?: string
}

export interface WorkerLaunch {
  /** URL of a module that exports `serve(port, { replacements })`. */
  readonly module: string
  readonly replacements: readonly ReplacementFile[]
  readonly environment: Readonly<Record<string, string>>
}

/** Loads an in-process subject into a worker thread; the port carries the same JSON text as a stdio line. */
export function openWorker(launch: WorkerLaunch, listener: ChannelListener): Channel {
  const { port1, port2 } = new MessageChannel()
  const entry = new URL(`./worker-main${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)
  const worker = new Worker(entry, {
    workerData: {
      module: launch.module,
      replacements: launch.replacements,
      port: port2,
      compileCache: getCompileCacheDir(),
    },
    transferList: [port2],
    env: { ...launch.environment, ...coverage() },
    stdout: true,
    stderr: true,
  })
  const forget = undoWhenInterrupted('process', () => worker.terminate())
  const stderr = new StderrTail()
  worker.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
  worker.stdout.on('data', (chunk: Buffer) => stderr.push(chunk))
  port1.on('message', (line: unknown) => {
    if (typeof line === 'string') listener.line(line)
    else listener.fault('garbage', 'The port carried something that is not text.')
  })
  const ended = new Promise<Ended>((resolve) => {
    worker.once('error', (error) => stderr.push(Buffer.from(`${String(error)}\n`)))
    worker.once('exit', (code) => resolve({ code, signal: null }))
  })
  void ended.then(() => {
    forget()
    port1.close()
  })
  return {
    pid: undefined,
    ended,
    send: (line) => port1.postMessage(line),
    close: () => port1.close(),
    kill: async () => void (await worker.terminate()),
    stderr: () => stderr.text(),
  }
}

function coverage(): Record<string, string> {
  const folder = process.env['NODE_V8_COVERAGE']
  return folder ? { NODE_V8_COVERAGE: folder } : {}
}
