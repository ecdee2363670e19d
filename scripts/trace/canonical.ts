import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../harness/package-root.ts'

const FILE = join(packageRoot, 'features', 'canonical.json')

/** Ids of all scenarios, as committed. */
export function canonical(): string[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as string[]
}

export function writeCanonical(ids: readonly string[]): void {
  writeFileSync(FILE, `${JSON.stringify(ids, undefined, 2)}\n`)
}

/** Ids that were written and are gone, although neither they nor their rule have a tombstone. */
export function vanished(
  written: readonly string[],
  current: readonly string[],
  retired: ReadonlySet<string>,
): string[] {
  const there = new Set(current)
  return written.filter((id) => !there.has(id) && !retired.has(id) && !retired.has(id.split('/')[0] ?? ''))
}
