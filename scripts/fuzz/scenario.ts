import type { Content } from '../../harness/observe/questions.ts'
import { type Answer, type Difference, type Item, type Seen, textOf } from './case.ts'

/**
 * A difference as a scenario that can be put into a feature: what there was, the calls, and pi's answer as the expectation, with
 * that of the reference beside it. Which of the two is right is for a rule to say. `test/fuzz/scenario.test.ts` proves that the
 * steps exist.
 */
export function scenarioOf(difference: Difference): string {
  const { items, before, call, pi, reference, tree } = difference
  const given = items.map(arrangement)
  const calls = [...before, call].map(
    ({ tool, arguments: args }) => `When the tool "${tool}" is called with ${json(args)}`,
  )
  const answers = [
    ...expectation(pi),
    '# the reference instead:',
    ...expectation(reference).map((line) => `# ${line}`),
    ...otherParts(pi, reference),
  ]
  const files = tree.flatMap(({ path, pi: a, reference: b }) => [
    fileExpectation(path, a),
    `# the reference instead: ${fileExpectation(path, b).replace(/^(# )?(Then )?/, '')}`,
  ])
  return [
    `Scenario: ${call.tool} differs`,
    ...[...given.flat(), ...calls, ...answers, ...files].map((line) => `  ${line}`),
  ].join('\n')
}

function arrangement(item: Item): string[] {
  const name = quoted(item.path)
  switch (item.arrange) {
    case 'directory':
      return [`Given a directory ${name}`]
    case 'symlink':
      return [`Given a symbolic link ${name} to ${quoted(item.target)}`]
    case 'hardlink':
      return [`Given a hard link ${name} to ${quoted(item.target)}`]
    case 'file':
      return file(name, item.content, item.mode)
  }
}

function file(name: string, content: Content, mode: number | undefined): string[] {
  if ('text' in content && mode !== undefined)
    return [
      `Given a file ${name} with the mode ${mode.toString(8).padStart(4, '0')} that holds ${escaped(content.text)}`,
    ]
  if ('text' in content) return [`Given a file ${name} that holds ${escaped(content.text)}`]
  return [
    `Given a file ${name} made of:`,
    '  | text | hex | times |',
    ...rows(content, 1).map(({ text, hex, times }) => `  | ${cell(text)} | ${hex} | ${times} |`),
  ]
}

interface Row {
  readonly text: string
  readonly hex: string
  readonly times: number
}

function rows(content: Content, times: number): Row[] {
  if ('text' in content) return [{ text: content.text, hex: '', times }]
  if ('base64' in content)
    return [
      {
        text: '',
        hex: (Buffer.from(content.base64, 'base64').toString('hex').match(/../g) ?? []).join(' '),
        times,
      },
    ]
  if ('repeat' in content) return rows(content.repeat, times * content.times)
  if ('parts' in content) return content.parts.flatMap((part) => rows(part, times))
  throw new TypeError('Numbered lines are not made here.')
}

function expectation(answer: Answer): string[] {
  if (answer.fault !== undefined) return [`# the adapter failed: ${answer.fault}`]
  const text = textOf(answer)
  const [, code, path] = answer.isError ? (/^(E[A-Z0-9]{2,}) \$WORKSPACE\/?(.*)$/s.exec(text) ?? []) : []
  if (code !== undefined) return [`Then the answer is an error that names ${code} and ${quoted(path ?? '')}`]
  return [`Then the tool ${answer.isError ? 'fails' : 'succeeds'} with ${escaped(shortened(text))}`]
}

/** Details and structured content stand in comments: which phrase compares them depends on the tool. */
function otherParts(pi: Answer, reference: Answer): string[] {
  return (['details', 'structuredContent'] as const).flatMap((part) => {
    const [a, b] = [JSON.stringify(pi[part]), JSON.stringify(reference[part])]
    return a === b
      ? []
      : [`# ${part}: ${shortened(a ?? 'none')}`, `# the reference instead: ${shortened(b ?? 'none')}`]
  })
}

function fileExpectation(path: string, seen: Seen | undefined): string {
  const name = quoted(path.startsWith('workspace/') ? path.slice('workspace/'.length) : path)
  if (!seen) return `Then there is no file ${name}`
  if (seen.text !== undefined) return `Then the file ${name} now holds ${escaped(shortened(seen.text))}`
  return `# ${name} is there: ${JSON.stringify(seen)}`
}

/** A text in double quotes with the escapes of JSON. */
function escaped(text: string): string {
  return json(text)
}

/** JSON in which characters that do not show are escaped, too. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~\n]/gu, (character) =>
    /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? character : escapeOf(character),
  )
}

function escapeOf(character: string): string {
  return Array.from(
    character.split(''),
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ).join('')
}

/** A name for Cucumber's `{string}`. */
function quoted(name: string): string {
  return `"${name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

function cell(text: string): string {
  return escaped(text).slice(1, -1).replaceAll('\\"', '"').replaceAll('\\', '\\\\').replaceAll('|', '\\|')
}

function shortened(text: string): string {
  return text.length <= 2000
    ? text
    : `${text.slice(0, 1000)}…(${text.length - 2000} more)…${text.slice(-1000)}`
}
