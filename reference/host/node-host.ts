import { randomBytes } from 'node:crypto'
import { homedir, tmpdir } from 'node:os'
import type { Host } from './host.ts'
import { nodeFileSystem } from './node-file-system.ts'
import { nodeImages } from './node-images.ts'
import { createNodeProcesses } from './node-processes.ts'
import { nodePrograms } from './node-programs.ts'

/** What a host may have of its own; the rest is this process's. */
export interface NodeHostOptions {
  readonly platform?: NodeJS.Platform
  /** All variables that children get; this process's when missing. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Absolute paths. */
  readonly home?: string
  readonly temp?: string
}

/** The world as Node sees it. What is given in `options` counts for this host alone: a process may serve many. */
export function createNodeHost(options: NodeHostOptions = {}): Host {
  const platform = options.platform ?? process.platform
  return {
    platform,
    fs: nodeFileSystem,
    processes: createNodeProcesses(platform),
    images: nodeImages,
    programs: nodePrograms,
    environment: () => withoutMissing(options.environment ?? process.env),
    home: () => options.home ?? homedir(),
    temp: () => options.temp ?? tmpdir(),
    now: () => Date.now(),
    monotonic: () => performance.now(),
    random: (size) => randomBytes(size),
    after: (milliseconds, task) => {
      const timer = setTimeout(task, milliseconds)
      return () => clearTimeout(timer)
    },
  }
}

function withoutMissing(variables: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const present = Object.entries(variables).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return Object.fromEntries(present)
}
