import { join } from 'node:path'
import type { Host } from '../../host/host.ts'

/** A file that takes the whole output of a command. */
export interface SpillFile {
  /** Undefined when the file could not be made. */
  readonly path: Promise<string | undefined>
  /** Adds bytes after those of earlier calls; settles when they are written. Never rejects. */
  append(bytes: Uint8Array): Promise<void>
  /** Settles when everything is on the disk, with the first failure if there was one. Never rejects. */
  close(): Promise<Error | undefined>
}

/** See {@link buildSpillFile}. */
export type CreateSpillFile = () => SpillFile

/**
 * Makes `pi-bash-<16 hex digits>.log` in the directory for temporary files, readable by its owner only. It is not removed afterwards.
 * A failure ends the writing, not the command.
 *
 * Area: OUT.
 */
export function buildSpillFile(host: Host): CreateSpillFile {
  return () => {
    const path = join(host.temp(), `pi-bash-${hex(host.random(8))}.log`)
    const sink = host.fs.createSink(path, { mode: 0o600 })
    let failure: Error | undefined
    const fail = (error: unknown) => {
      failure ??= error instanceof Error ? error : new Error(String(error))
    }
    const opened = sink.opened.then(() => path)
    opened.catch(fail)
    return {
      path: opened.catch(() => undefined),
      append: async (bytes) => {
        if (failure === undefined) await sink.write(bytes).catch(fail)
      },
      close: async () => {
        await sink.close().catch(fail)
        return failure
      },
    }
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
