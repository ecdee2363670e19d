/** Reads the normative text of rules, `spec/rules/<area>.md`, into typed rules. Pure: gets the text, opens nothing. */

export const LEVELS = ['MUST', 'SHOULD', 'MAY'] as const
export const CLASSES = ['parity', 'sane'] as const
export type Level = (typeof LEVELS)[number]
export type RuleClass = (typeof CLASSES)[number]

export interface Rule {
  /** Append-only: `TRUNC-003`. */
  readonly id: string
  readonly area: string
  readonly title: string
  readonly level: Level
  /** `parity`: what pi does; `sane`: what must be done where pi loses data, hangs, crashes or lets content escape. */
  readonly class: RuleClass
  /** Capabilities and conditions of the place. */
  readonly needs: readonly string[]
  readonly source: string
  /** Version of the rule set that brought it. */
  readonly since: string
  /** Rules to fix first. */
  readonly depends: readonly string[]
  /** Why it cannot be judged; then it has no scenario. */
  readonly excluded?: string
  /** Why it has no mutant. */
  readonly unmutated?: string
  /** The normative sentence. */
  readonly sentence: string
  readonly example: string
  /** Where it stands: file and line. */
  readonly file: string
  readonly line: number
}

export interface RuleProblem {
  readonly file: string
  readonly line: number
  readonly message: string
}

const HEADING = /^### (?<id>[A-Z]+-\d{3}) · (?<title>\S.*)$/
const FIELD = /^- (?<name>[A-Z][a-z]+): *(?<value>.*)$/
const FIELDS = ['Level', 'Class', 'Needs', 'Source', 'Since', 'Depends', 'Excluded', 'Unmutated']
const REQUIRED = ['Level', 'Class', 'Source', 'Since']

/** Parses one file of rules. Problems are collected, not thrown, so that all can be shown at once. */
export function parseRules(file: string, markdown: string): { rules: Rule[]; problems: RuleProblem[] } {
  const rules: Rule[] = []
  const problems: RuleProblem[] = []
  for (const section of sections(markdown)) {
    const complain = (message: string) => problems.push({ file, line: section.line, message })
    const heading = HEADING.exec(section.heading)?.groups
    if (!heading?.['id'] || !heading['title']) {
      complain(`a rule's heading reads "### AREA-001 · Title"; this one reads "${section.heading}"`)
      continue
    }
    const rule = readSection(file, section, heading['id'], heading['title'], complain)
    if (rule) rules.push(rule)
  }
  return { rules, problems }
}

interface Section {
  readonly heading: string
  readonly line: number
  readonly body: readonly string[]
}

function sections(markdown: string): Section[] {
  const found: { heading: string; line: number; body: string[] }[] = []
  markdown.split(/\r?\n/).forEach((text, index) => {
    if (text.startsWith('### ')) found.push({ heading: text, line: index + 1, body: [] })
    else found.at(-1)?.body.push(text)
  })
  return found
}

function readSection(
  file: string,
  section: Section,
  id: string,
  title: string,
  complain: (message: string) => void,
): Rule | undefined {
  const fields = new Map<string, string>()
  const text: string[] = []
  const example: string[] = []
  let last: string | undefined
  for (const line of section.body) {
    const field = text.every((said) => said === '') ? FIELD.exec(line)?.groups : undefined
    if (field?.['name']) {
      last = field['name']
      if (!FIELDS.includes(last))
        complain(`${id} has the field "${last}"; the fields are ${FIELDS.join(', ')}`)
      if (fields.has(last)) complain(`${id} has the field "${last}" twice`)
      fields.set(last, field['value'] ?? '')
    } else if (last && /^ {2,}\S/.test(line)) fields.set(last, `${fields.get(last)} ${line.trim()}`)
    else {
      last = undefined
      if (line.startsWith('>')) example.push(line.replace(/^> ?/, ''))
      else text.push(line)
    }
  }
  for (const name of REQUIRED) if (!fields.get(name)) complain(`${id} has no field "${name}"`)
  const level = fields.get('Level') ?? ''
  const ruleClass = fields.get('Class') ?? ''
  const sentence = text.join('\n').trim()
  if (!isOneOf(LEVELS, level)) complain(`${id} has the level "${level}"; a level is ${LEVELS.join(', ')}`)
  if (!isOneOf(CLASSES, ruleClass))
    complain(`${id} has the class "${ruleClass}"; a class is ${CLASSES.join(', ')}`)
  if (sentence === '') complain(`${id} has no normative sentence`)
  if (example.length === 0) complain(`${id} has no example`)
  if (!isOneOf(LEVELS, level) || !isOneOf(CLASSES, ruleClass) || sentence === '') return undefined
  const excluded = fields.get('Excluded')
  const unmutated = fields.get('Unmutated')
  return {
    id,
    area: id.replace(/-\d+$/, ''),
    title,
    level,
    class: ruleClass,
    needs: list(fields.get('Needs')),
    source: fields.get('Source') ?? '',
    since: fields.get('Since') ?? '',
    depends: list(fields.get('Depends')),
    ...(excluded ? { excluded } : {}),
    ...(unmutated ? { unmutated } : {}),
    sentence,
    example: example.join('\n').trim(),
    file,
    line: section.line,
  }
}

/** Ids that were retired: each list item of `spec/rules/retired.md` begins with one. */
export function parseRetired(markdown: string): Set<string> {
  return new Set(Array.from(markdown.matchAll(/^- ([A-Z]+-\d{3}\S*)/gm), ([, id]) => id ?? ''))
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'nothing')
}

function isOneOf<T extends string>(allowed: readonly T[], value: string): value is T {
  return (allowed as readonly string[]).includes(value)
}
