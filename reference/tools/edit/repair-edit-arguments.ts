/**
 * Puts the forms in which models send the arguments of `edit` into the one that its schema knows:
 * `edits` as JSON text of a list or of one replacement, `edits` as one replacement, and `oldText` and `newText` at the top, which
 * come last. `edits` that is text but no JSON stays as it is, also beside `oldText`: it must fail, not vanish.
 *
 * @returns the arguments, repaired where they could be; anything else unchanged
 * Area: EDIT.
 */
export function repairEditArguments(args: unknown): unknown {
  if (!isObject(args)) return args
  const { oldText, newText, ...rest } = args
  const edits = asList(rest['edits'])
  if (typeof oldText !== 'string' || typeof newText !== 'string') {
    return edits === undefined ? args : { ...args, edits }
  }
  if (edits === undefined && rest['edits'] !== undefined && rest['edits'] !== null) return args
  return { ...rest, edits: [...(edits ?? []), { oldText, newText }] }
}

function asList(edits: unknown): unknown[] | undefined {
  const value = typeof edits === 'string' ? parse(edits) : edits
  if (Array.isArray(value)) return value
  return isReplacement(value) ? [value] : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isReplacement(value: unknown): boolean {
  return isObject(value) && typeof value['oldText'] === 'string' && typeof value['newText'] === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
