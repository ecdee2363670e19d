import { join } from 'node:path'
import type { Host } from '../../host/host.ts'

/** A file that takes the whole output of a command. */
export interface SpillFile {
  readonly path: string
  /** Why not everything is in the file, as far as is known by now. */
  failure(): Error | undefined
  /** Adds bytes after those of earlier calls. A promise asks to wait until it settles before more is added; it never rejects. */
  append(bytes: Uint8Array): Promise<void> | undefined
  /** Settles when everything is on the disk, or a failure is known. Never rejects. */
  close(): Promise<void>
}

/**
 * See {@link buildSpillFile}.
 *
 * @param prefix how the name of the file begins, such as `pi-bash`
 */
export type CreateSpillFile = (prefix: string) => SpillFile

/** Bytes that may wait to be written before the command has to. */
const MOST_WAITING = 131072

/**
 * Makes `<prefix>-<16 hex digits>.log` in the directory for temporary files, readable by its owner only. It is not removed afterwards.
 * A failure ends the writing, not the command.
 *
 * Area: OUT.
 */
export function buildSpillFile(host: Host): CreateSpillFile {
  return (prefix) => {
    const path = join(host.temp(), `${prefix}-${hex(host.random(8))}.log`)
    const sink = host.fs.createSink(path, { mode: 0o600 })
    let failure: Error | undefined
    let waiting: Uint8Array[] = []
    let size = 0
    let writing: Promise<void> | undefined
    const fail = (error: unknown) => {
      failure ??= error instanceof Error ? error : new Error(String(error))
    }
    sink.opened.catch(fail)

    /** Writes what is there in as few calls as possible, until nothing is left. */
    async function write(): Promise<void> {
      while (waiting.length > 0) {
        const pieces = waiting
        waiting = []
        size = 0
        await sink.write(pieces).catch(fail)
      }
      writing = undefined
    }

    return {
      path,
      failure: () => failure,
      append: (bytes) => {
        if (failure !== undefined) return undefined
        waiting.push(bytes)
        size += bytes.length
        writing ??= write()
        return size > MOST_WAITING ? writing : undefined
      },
      close: async () => {
        await writing
        await sink.close().catch(fail)
      },
    }
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
