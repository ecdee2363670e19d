import { posix, win32 } from 'node:path'
import type { Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { type GrepLine, type GrepRequest, type ToolContext, ToolError } from '../tool.ts'
import { readJsonLines } from './json-lines.ts'
import { readRipgrepEvent } from './ripgrep-event.ts'

/** A search under way. */
export interface GrepSearch {
  /** Lines of one file follow each other; ends when all is found, or the search was stopped. */
  readonly lines: AsyncIterable<GrepLine>
  /**
   * Waits for the end of a search that was not stopped: the names of files and directories that could not be searched.
   *
   * @throws ToolError when nothing could be searched, such as for a wrong pattern
   */
  end(): Promise<readonly string[]>
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

/** See {@link buildSearchLines}. */
export type SearchLines = (request: GrepRequest, options: SearchOptions) => Promise<GrepSearch>

export interface SearchOptions {
  readonly directory: boolean
  /** In the order of paths. Slower, since only one thread searches. */
  readonly sorted: boolean
  readonly context: Pick<ToolContext, 'signal'>
}

/**
 * Starts a search with ripgrep. A directory is searched from inside, so that globs and names are relative to it.
 * Area: GREP.
 */
export function buildSearchLines(units: Units, host: Host): SearchLines {
  const { dirname, basename } = host.platform === 'win32' ? win32 : posix
  return async (request, { directory, sorted, context: { signal } }) => {
    const args = units.ripgrepArguments(request, directory ? '.' : request.path, sorted)
    const run = await host.programs.ripgrep(args, {
      cwd: directory ? request.path : dirname(request.path),
      env: host.environment(),
    })
    const ended = async () => {
      const end = await run.ended
      signal?.removeEventListener('abort', run.stop)
      return end
    }
    signal?.addEventListener('abort', run.stop, { once: true })
    if (signal?.aborted) run.stop()
    let finished = false

    async function* lines(): AsyncGenerator<GrepLine> {
      for await (const message of readJsonLines(run.output)) {
        const event = readRipgrepEvent(message)
        if (event === 'finished') finished = true
        else if (event !== undefined) {
          const { path, ...line } = event
          yield { file: directory ? units.grepFileName(path) : basename(path), ...line }
        }
      }
    }

    return {
      lines: lines(),
      async stop() {
        run.stop()
        await ended()
      },
      async end() {
        const { code, complaints } = await ended()
        if (finished) return unsearched(complaints).sort(units.compareFiles)
        throw new ToolError(complaints.trim() || `ripgrep ended with exit code ${code}`)
      },
    }
  }
}

/** The names of what ripgrep says that it could not read. */
function unsearched(complaints: string): string[] {
  const names = complaints.split('\n').flatMap((line) => {
    const [, directory] = /^rg: (.*): IO error for operation on \1: /.exec(line) ?? []
    const [, file] = /^rg: (.*): [^:]*\(os error \d+\)$/.exec(line) ?? []
    return directory ?? file ?? []
  })
  return names.map((name) => name.replace(/^\.[/\\]/, ''))
}
