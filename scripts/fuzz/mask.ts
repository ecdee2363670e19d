import type { Places } from '../../harness/observe/events.ts'
import type { Answer } from './case.ts'

/** The system's own wording of a failure: code, then text, then the call and the path. */
const SYSTEM_ERROR = /^(E[A-Z0-9]{2,}): [^\n]*?(?:, \w+)?(?: '([^\n]*)')?(?: -> '[^\n]*')?$/

/**
 * Makes answers of two subjects in two places comparable: places, the random names of temporary files and times become
 * placeholders, no details are the same as empty details, and of a failure of the system only its code and path stay, since the
 * wording is nobody's promise.
 */
export function masked(result: unknown, places: Places): Answer {
  const answer = (typeof result === 'object' && result !== null ? result : { content: result }) as Answer
  const isError = answer.isError ?? false
  const content = withoutPlaces(answer.content, places)
  const details = withoutPlaces(answer.details, places)
  const structured = withoutPlaces(answer.structuredContent, places)
  return {
    isError,
    content: isError ? withoutWording(content) : content,
    ...(isEmpty(details) ? {} : { details }),
    ...(structured === undefined ? {} : { structuredContent: structured }),
  }
}

/** Masks the names of temporary files. */
export function withoutTemporaryNames(text: string): string {
  return text.replace(/pi-bash-[0-9a-f]{16}\.log/g, 'pi-bash-HEX.log')
}

function withoutPlaces(value: unknown, places: Places): unknown {
  if (typeof value === 'string') {
    const placed = value
      .replaceAll(places.workspace, '$WORKSPACE')
      .replaceAll(places.home, '$HOME')
      .replaceAll(places.temp, '$TEMP')
    return withoutTemporaryNames(placed)
  }
  if (Array.isArray(value)) return value.map((element) => withoutPlaces(element, places))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'wall_time_seconds' && typeof inner === 'number' ? 'TIME' : withoutPlaces(inner, places),
    ]),
  )
}

function withoutWording(content: unknown): unknown {
  if (!Array.isArray(content)) return content
  return content.map((block: { text?: unknown }) => {
    const [, code, path] = typeof block?.text === 'string' ? (SYSTEM_ERROR.exec(block.text) ?? []) : []
    return code === undefined ? block : { ...block, text: `${code} ${path ?? ''}`.trim() }
  })
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  )
}
