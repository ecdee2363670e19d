import { styleText } from 'node:util'
import { structuredPatch } from 'diff'
import { printable, printableLine } from './printable.ts'
import type { Report } from './report.ts'

type Style = Parameters<typeof styleText>[0]
export type Paint = (style: Style, text: string) => string

/** Colours for a stream: none when it is not a terminal, or `NO_COLOR` is set. */
export function painter(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream })
}

export interface TextOptions {
  readonly paint: Paint
  /** The command that reruns the scenario of a result. */
  readonly again: (result: string) => string
  /** Violations that are shown whole; the others are counted. */
  readonly most?: number
}

const COLUMNS = ['held', 'violated', 'could not run', 'not observed', 'not applicable'] as const
const COLOURS = {
  held: 'green',
  violated: 'red',
  'could not run': 'yellow',
  'not observed': 'yellow',
  'not applicable': 'gray',
} as const

/** What a violation comes to, where it is not simply one. */
const REMARKS: Readonly<Record<string, string>> = {
  SHOULD: ' (SHOULD: a warning)',
  MAY: ' (MAY: for information)',
}

/**
 * The whole report for a terminal: tables by area and profile, each violation, the conclusion. It holds no times, so that it reads
 * the same whenever it is printed.
 */
export function textReport(report: Report, options: TextOptions): string {
  const { paint } = options
  return [
    table(report, paint),
    profiles(report, paint),
    ...details(report, options),
    ...baselineProblems(report, paint),
    conclusion(report, paint),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function table(report: Report, paint: Paint): string {
  const rows = [
    ...report.areas.map(({ area, rules }) => [area, rules] as const),
    ['all', report.rules] as const,
  ]
  const head = ['rules'.padEnd(10), ...COLUMNS.map((name) => name.padStart(name.length + 2))].join('')
  const lines = rows.map(([name, rules]) =>
    [
      name.padEnd(10),
      ...COLUMNS.map((column) => {
        const number = rules[column]
        const cell = (number === 0 ? '·' : String(number)).padStart(column.length + 2)
        return number === 0 ? paint('gray', cell) : paint(COLOURS[column], cell)
      }),
    ].join(''),
  )
  return [paint('bold', head), ...lines].join('\n')
}

function profiles({ profiles: all, selection }: Report, paint: Paint): string {
  if (!selection.complete) return ''
  const declared = all.filter((profile) => profile.declared)
  const lines = declared.map(({ name, earned, rules }) => {
    const verdict = earned ? paint('green', 'earned') : paint('yellow', 'not earned')
    const counts = COLUMNS.filter((column) => rules[column] > 0).map((column) => `${rules[column]} ${column}`)
    return `${name.padEnd(10)}  ${verdict}  ${counts.join(', ')}`
  })
  const others = all.filter((profile) => !profile.declared).map(({ name }) => name)
  if (others.length > 0) lines.push(paint('gray', `not declared: ${others.join(', ')}`))
  return [paint('bold', 'profiles'), ...lines].join('\n')
}

function details(report: Report, { paint, again, most = 40 }: TextOptions): string[] {
  const blocks: string[] = []
  for (const rule of report.results) {
    for (const scenario of rule.scenarios) {
      if (
        scenario.known ||
        (scenario.verdict !== 'violated' &&
          scenario.verdict !== 'could not run' &&
          scenario.verdict !== 'not observed')
      )
        continue
      const level = scenario.verdict === 'violated' ? REMARKS[rule.level] : undefined
      const shown = [
        `${paint('bold', `${rule.id}  ${rule.title}`)}  ${paint(COLOURS[scenario.verdict], scenario.verdict)}${level ?? ''}`,
        indent(rule.sentence.replaceAll('\n', ' '), 2),
        '',
        ...scenario.steps.map((step) => paint('gray', indent(printable(step), 4))),
      ]
      if (scenario.violation) shown.push('', indent(difference(scenario.violation, paint), 4))
      if (scenario.reason !== undefined) shown.push('', indent(printable(scenario.reason), 4))
      shown.push('', indent(`again: ${again(scenario.id)}`, 4))
      blocks.push(shown.join('\n'))
    }
  }
  const hidden = blocks.length - most
  return hidden > 0
    ? [...blocks.slice(0, most), `… and ${hidden} more; the JSON report holds them all.`]
    : blocks
}

function difference(
  violation: NonNullable<Report['results'][number]['scenarios'][number]['violation']>,
  paint: Paint,
): string {
  const { aspect, kind, expected, received } = violation
  const title = kind === 'equals' ? aspect : `${aspect} (${kind})`
  const [wanted, seen] = [shown(expected), shown(received)]
  if (wanted === seen) return [title, `  ${printable(seen)}`].join('\n')
  const { hunks } = structuredPatch('', '', `${wanted}\n`, `${seen}\n`, '', '', { context: 2 })
  const lines = hunks.flatMap((hunk, index) => [
    ...(index > 0 ? [paint('gray', '  …')] : []),
    ...hunk.lines.filter((line) => !line.startsWith('\\')).map((line) => diffLine(line, paint)),
  ])
  return [title, ...legend(paint), ...shorten(lines)].join('\n')
}

function diffLine(line: string, paint: Paint): string {
  const sign = line[0] ?? ' '
  const colour = sign === '+' ? 'red' : sign === '-' ? 'green' : 'gray'
  return paint(colour, `${sign} ${printable(line.slice(1))}`)
}

function legend(paint: Paint): string[] {
  return [`${paint('green', '- expected')}  ${paint('red', '+ received')}`]
}

function shorten(lines: readonly string[]): readonly string[] {
  return lines.length <= 40
    ? lines
    : [...lines.slice(0, 20), `… ${lines.length - 40} lines …`, ...lines.slice(-20)]
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? 'nothing')
}

function baselineProblems({ baseline }: Report, paint: Paint): string[] {
  if (baseline.problems.length === 0) return []
  const lines = baseline.problems.map(
    ({ id, kind, detail }) => `${paint('red', kind)}  ${printableLine(id)}\n  ${printable(detail)}`,
  )
  return [[paint('bold', 'baseline'), ...lines].join('\n')]
}

function conclusion(report: Report, paint: Paint): string {
  const text = report.conclusion
  return paint(
    report.exitCode === 0 ? 'green' : report.exitCode === 1 ? 'red' : 'yellow',
    printableLine(text),
  )
}

function indent(text: string, by: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(by))
}
