type Files = ReadonlyMap<string, Buffer>

/** Compares files byte for byte. One line of text for each that is missing, left over or different, with the first line that differs. */
export function differences(stored: Files, captured: Files): string[] {
  const paths = [...new Set([...stored.keys(), ...captured.keys()])].sort()
  return paths.flatMap((path) => {
    const before = stored.get(path)
    const after = captured.get(path)
    if (before === undefined) return [`${path}: captured, but not stored`]
    if (after === undefined) return [`${path}: stored, but no script captures it`]
    return before.equals(after) ? [] : [`${path}: ${firstDifference(before, after)}`]
  })
}

function firstDifference(before: Buffer, after: Buffer): string {
  const old = before.toString('utf8').split('\n')
  const now = after.toString('utf8').split('\n')
  const at = old.findIndex((line, index) => line !== now[index])
  const line = at === -1 ? old.length : at
  return `line ${line + 1}\n  - ${old[line] ?? '(end)'}\n  + ${now[line] ?? '(end)'}`
}
