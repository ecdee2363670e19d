import type { Content } from '../../harness/observe/questions.ts'
import type { Call, Case, Item } from './case.ts'

/** Candidates that are tried at most, and milliseconds that they may take. */
const BUDGET = { candidates: 250, milliseconds: 15_000 }

/**
 * Makes a case smaller as long as it still shows its difference: first fewer calls, then fewer things in the workspace, then shorter
 * values. Works on the values themselves: fast-check's own shrinking has to make all calls of a case again for each step, which took
 * twenty times as long for a longer result.
 *
 * @param shows does the candidate still show the same difference?
 */
export async function reduce(start: Case, shows: (candidate: Case) => Promise<boolean>): Promise<Case> {
  const until = performance.now() + BUDGET.milliseconds
  let left = BUDGET.candidates
  const tried = new Set<string>()
  const good = async (candidate: Case) => {
    const text = JSON.stringify(candidate)
    if (tried.has(text)) return false
    tried.add(text)
    return left-- > 0 && performance.now() < until && (await shows(candidate))
  }
  let reduced = start
  for (const candidates of [fewerCalls, fewerItems, shorterValues, fewerItems]) {
    for (let better: Case | undefined = reduced; better; ) {
      reduced = better
      better = await firstGood(candidates(reduced), good)
    }
  }
  return reduced
}

async function firstGood(
  candidates: Iterable<Case>,
  good: (candidate: Case) => Promise<boolean>,
): Promise<Case | undefined> {
  for (const candidate of candidates) if (await good(candidate)) return candidate
  return undefined
}

/** The last call shows the difference, and stays. */
function* fewerCalls({ items, calls }: Case): Iterable<Case> {
  const last = calls.slice(-1)
  for (const earlier of shorterLists(calls.slice(0, -1))) yield { items, calls: [...earlier, ...last] }
}

function* fewerItems({ items, calls }: Case): Iterable<Case> {
  for (const fewer of shorterLists(items)) yield { items: fewer, calls }
}

function* shorterValues({ items, calls }: Case): Iterable<Case> {
  for (const [index, call] of calls.entries())
    for (const args of shorter(call.arguments)) {
      const changed: Call = { ...call, arguments: args }
      yield { items, calls: calls.with(index, changed) }
    }
  for (const [index, item] of items.entries())
    for (const changed of plainer(item)) yield { items: items.with(index, changed), calls }
}

function* plainer(item: Item): Iterable<Item> {
  if (item.arrange !== 'file') return
  const { mode, ...plain } = item
  if (mode !== undefined) yield plain
  for (const content of shorterContents(item.content)) yield { ...item, content }
}

function* shorterContents(content: Content): Iterable<Content> {
  if ('text' in content) for (const text of shorterTexts(content.text)) yield { text }
  if ('base64' in content) {
    const bytes = Buffer.from(content.base64, 'base64')
    for (const fewer of shorterLists([...bytes])) yield { base64: Buffer.from(fewer).toString('base64') }
  }
  if ('parts' in content) {
    for (const parts of shorterLists(content.parts)) yield { parts }
    for (const [index, part] of content.parts.entries())
      for (const changed of shorterContents(part)) yield { parts: content.parts.with(index, changed) }
  }
  if ('repeat' in content && content.times > 1) {
    yield { ...content, times: Math.floor(content.times / 2) }
    yield { ...content, times: content.times - 1 }
  }
}

/** Smaller values of the same type: shorter texts and lists, objects with fewer members. */
export function* shorter(value: unknown): Iterable<unknown> {
  if (typeof value === 'string') yield* shorterTexts(value)
  if (Array.isArray(value)) {
    yield* shorterLists(value)
    for (const [index, element] of value.entries())
      for (const changed of shorter(element)) yield value.with(index, changed)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const members = Object.entries(value)
  for (const fewer of shorterLists(members)) yield Object.fromEntries(fewer)
  for (const [index, [name, inner]] of members.entries()) {
    if (name === 'path') continue
    const smaller = name === 'command' ? singleCommands(inner) : shorter(inner)
    for (const changed of smaller) yield Object.fromEntries(members.with(index, [name, changed]))
  }
}

/** Each command of a line alone, as it was written: without some of its characters it could become one that does harm. */
function singleCommands(line: unknown): string[] {
  return typeof line === 'string' && /; | && | \|\| |\n/.test(line) ? line.split(/; | && | \|\| |\n/) : []
}

/** Without parts of it, in whole characters; large parts first. */
function* shorterTexts(text: string): Iterable<string> {
  const marker = '$WORKSPACE'
  const characters = text
    .split(/(\$WORKSPACE)/)
    .flatMap((part) => (part === marker ? [part] : Array.from(part)))
  for (const fewer of shorterLists(characters)) yield fewer.join('')
}

/** Without all, without each half, each quarter, and so on, down to without each element. */
export function* shorterLists<Element>(list: readonly Element[]): Iterable<Element[]> {
  for (let size = list.length; size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < list.length; from += size)
      yield [...list.slice(0, from), ...list.slice(from + size)]
}
