import { type Command, InvalidArgumentError, Option } from 'commander'

export interface CertifyOptions {
  readonly profile?: string
  readonly rule: string[]
  readonly area: string[]
  readonly scenario: string[]
  readonly baseline?: string | false
  readonly updateBaseline?: boolean
  readonly record?: string
  readonly report?: string
  readonly json?: boolean
  readonly timeout?: number
  readonly workers: number
  readonly replace: string[]
  readonly transport?: 'in-process' | 'stdio'
  readonly order?: string
  /** Internal: a part of the selection, `2/4`, as JSON lines on stdout. */
  readonly part?: string
}

const several = (value: string, before: string[]) => [...before, ...value.split(',')]

function positive(value: string): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('It must be a whole number of at least 1.')
  return number
}

/** What a timer can hold; a longer one would end at once. */
const LONGEST = 2 ** 31 - 1

function milliseconds(value: string): number {
  const number = positive(value)
  if (number > LONGEST) throw new InvalidArgumentError(`It must be at most ${LONGEST}.`)
  return number
}

function seed(value: string): string {
  const found = /^random:(.+)$/.exec(value)?.[1]
  if (!found) throw new InvalidArgumentError('It must read "random:SEED".')
  return found
}

export function declareOptions(command: Command): Command {
  return command
    .option(
      '--profile <name>',
      'judge one profile: reader, writer, catalog, tools or agent (default: all that the subject declares)',
    )
    .option('--rule <id>', 'only this rule; may be repeated', several, [])
    .option('--area <area>', 'only this area, such as TRUNC; may be repeated', several, [])
    .option('--scenario <id>', 'only this scenario; may be repeated', several, [])
    .option('--baseline <file>', "known violations (default: the manifest's)")
    .option('--no-baseline', 'judge without known violations')
    .option(
      '--update-baseline',
      'write the violations found into the baseline; new reasons stay empty, for you to fill in',
    )
    .option(
      '--record <file>',
      'write a transcript, from which the run can be judged again without the subject',
    )
    .option('--report <folder>', 'write report.json, messages.ndjson and transcript.jsonl there')
    .option('--json', 'print the JSON report instead of text')
    .option('--timeout <milliseconds>', 'until a request counts as unanswered', milliseconds)
    .option('--workers <count>', 'processes that share the work', positive, 1)
    .option(
      '--replace <unit=file>',
      'replace a unit of the reference by your own; may be repeated',
      (value: string, before: string[]) => [...before, value],
      [],
    )
    .addOption(
      new Option('--transport <kind>', 'how to run a subject that offers both').choices([
        'in-process',
        'stdio',
      ]),
    )
    .option('--order <order>', 'random:SEED shuffles the scenarios', seed)
    .addOption(new Option('--part <part>').hideHelp())
}
