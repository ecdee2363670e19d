import { posix } from 'node:path'
import type { Places, Recorded } from './events.ts'
import type { Question } from './questions.ts'

/** What a scenario has asked for, or looked at: changes there are no side effects. Paths are absolute. */
export interface Declared {
  /** Places that a step arranged or asked about after the tools had begun. */
  readonly compared: ReadonlySet<string>
  /** Folders whose names a step asked for: a name more or less there was its to judge. */
  readonly listed: ReadonlySet<string>
  /** Places that a step removed, with all below. */
  readonly removed: ReadonlySet<string>
  /** What the arguments of a tool that changes files name as a whole path, and files with the whole output that an answer names. */
  readonly named: ReadonlySet<string>
  /** Parts of the command lines of processes that a step asked about. */
  readonly processes: ReadonlySet<string>
}

/**
 * Reads what was declared out of the events of a scenario.
 *
 * @param from number of the event before which nothing counts: what was arranged earlier is in the first tree
 */
export function declaredIn(events: readonly Recorded[], from: number, places: Places): Declared {
  const declared = {
    compared: new Set<string>(),
    listed: new Set<string>(),
    removed: new Set<string>(),
    named: new Set<string>(),
    processes: new Set<string>(),
  }
  for (const event of events) {
    if ('in' in event) {
      if (event.in.on === 'result') wholeOutputs(event.in.result, places, declared.named)
      if (event.in.on === 'progress') wholeOutputs(event.in.value, places, declared.named)
    } else if (event.out.op === 'request' && event.out.method === 'tool/call') {
      for (const path of pathsToChange(event.out.params, places)) declared.named.add(path)
    } else if (event.out.op === 'ask') {
      const { question } = event.out
      if ('ask' in question && 'containing' in question && question.containing !== '')
        declared.processes.add(question.containing)
      if (event.n > from && 'path' in question) setFor(question, declared).add(question.path)
    }
  }
  return declared
}

function setFor<Sets extends { compared: Set<string>; listed: Set<string>; removed: Set<string> }>(
  question: Question,
  { compared, listed, removed }: Sets,
): Set<string> {
  if ('ask' in question) return question.ask === 'names' ? listed : compared
  return question.arrange === 'remove' ? removed : compared
}

/** Only these tools are for changing something, and only what they name as a whole is theirs to change. */
function pathsToChange(params: unknown, places: Places): string[] {
  const { name, cwd, arguments: given } = fields(params)
  const { path, command } = fields(given)
  const from = typeof cwd === 'string' ? cwd : places.workspace
  const resolve = (text: string) => posix.resolve(from, text.replace(/^~(?=\/|$)/, places.home))
  if (name === 'write' || name === 'edit') return path === undefined ? [] : [resolve(String(path))]
  if (name !== 'bash' && name !== 'powershell') return []
  return wordsOf(String(command ?? ''), places).map(resolve)
}

/** The words of a command, and its quoted texts as a whole. */
function wordsOf(command: string, places: Places): string[] {
  const text = command
    .replaceAll(/\$HOME\b|\$\{HOME\}/g, places.home)
    .replaceAll(/\$TMPDIR\b|\$\{TMPDIR\}/g, places.temp)
  const quoted = Array.from(
    text.matchAll(/'([^']*)'|"([^"]*)"/g),
    ([, single, double]) => single ?? double ?? '',
  )
  return [...quoted, ...text.split(/[\s;&|<>()`'"={}$]+/)].filter((word) => word !== '')
}

/** Files in the folder for temporary files of which an answer says that they hold the whole output. */
function wholeOutputs(answer: unknown, { temp }: Places, into: Set<string>): void {
  const { content, details, structuredContent } = fields(answer)
  const texts = Array.isArray(content) ? content.map((block) => fields(block)['text']) : []
  const notices = texts.flatMap((text) =>
    typeof text === 'string' ? Array.from(text.matchAll(/Full output: ([^\]]+)\]/g), ([, path]) => path) : [],
  )
  const paths = [fields(details)['fullOutputPath'], fields(structuredContent)['full_output_path'], ...notices]
  for (const path of paths) if (typeof path === 'string' && path.startsWith(`${temp}/`)) into.add(path)
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
