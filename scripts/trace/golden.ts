import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../harness/package-root.ts'
import { faultOf } from '../../harness/subject/envelope.ts'
import { entrySchemas, SessionHeader } from '../../spec/schema/session.ts'

const FOLDER = join(packageRoot, 'golden-sessions')

/** A fixture that no scenario uses, that says nothing of itself, or whose lines are not what its `about.md` claims. */
export function goldenFindings(): string[] {
  const features = readdirSync(join(packageRoot, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.feature'))
    .map((name) => readFileSync(join(packageRoot, 'features', name), 'utf8'))
    .join('\n')
  const found: string[] = []
  for (const name of readdirSync(FOLDER)) {
    const at = `golden-sessions/${name}`
    const missing = ['session.jsonl', 'expected.json', 'about.md'].filter(
      (file) => !existsSync(join(FOLDER, name, file)),
    )
    if (missing.length > 0) {
      found.push(`${at} has no ${missing.join(', ')}`)
      continue
    }
    if (!new RegExp(`\\b${name}\\b`).test(features)) found.push(`${at} is used by no scenario`)
    const about = readFileSync(join(FOLDER, name, 'about.md'), 'utf8')
    const validity = /^- Validity: (valid|invalid: \S.*)$/m.exec(about)?.[1]
    if (!/^- Origin: \S/m.test(about))
      found.push(`${at}/about.md does not say where it comes from ("- Origin: …")`)
    if (!validity)
      found.push(`${at}/about.md does not say "- Validity: valid" or "- Validity: invalid: REASON"`)
    const problem = firstProblem(readFileSync(join(FOLDER, name, 'session.jsonl'), 'utf8'))
    if (validity === 'valid' && problem) found.push(`${at} is called valid: ${problem}`)
    if (validity?.startsWith('invalid') && !problem)
      found.push(`${at} is called invalid, and the schemas find nothing wrong`)
  }
  return found
}

/** What the schemas for writers say against a file; undefined when nothing. */
function firstProblem(text: string): string | undefined {
  if (!text.endsWith('\n')) return 'it does not end with a line feed'
  const lines = text.slice(0, -1).split('\n')
  for (const [index, line] of lines.entries()) {
    const problem = lineProblem(line, index)
    if (problem) return `line ${index + 1}: ${problem}`
  }
  return undefined
}

function lineProblem(line: string, index: number): string | undefined {
  let value: { type?: unknown }
  try {
    value = JSON.parse(line) as { type?: unknown }
  } catch {
    return 'not JSON'
  }
  if (index === 0) return faultOf(SessionHeader, value)
  const type = String(value?.type)
  const schema = type in entrySchemas ? entrySchemas[type as keyof typeof entrySchemas] : undefined
  return schema ? faultOf(schema, value) : `no entry has the type "${type}"`
}
