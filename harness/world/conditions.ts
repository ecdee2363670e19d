import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packageRoot } from '../package-root.ts'

/** Conditions of the place that a rule or scenario can need. */
export const CONDITIONS = ['posix', 'windows', 'non-root', 'symlinks', 'procfs', 'fifo'] as const
export type Condition = (typeof CONDITIONS)[number]
export type Conditions = Readonly<Record<Condition, boolean>>

/** The user under which a scenario that needs `non-root` runs when the suite itself runs as root. */
export const NOBODY = 65534

/** Finds out what this place offers; asked once a run, and recorded. */
export function probeConditions(): Conditions {
  const posix = process.platform !== 'win32'
  return {
    posix,
    windows: !posix,
    'non-root': posix && (process.getuid?.() !== 0 || othersCanRead(packageRoot)),
    symlinks: canLink(),
    procfs: existsSync('/proc/self/environ'),
    fifo: posix,
  }
}

export function isCondition(need: string): need is Condition {
  return (CONDITIONS as readonly string[]).includes(need)
}

/** A suite in a folder that is closed to others cannot start its adapters for another user. */
function othersCanRead(folder: string): boolean {
  for (let at = folder; at !== dirname(at); at = dirname(at))
    if ((statSync(at).mode & 0o005) !== 0o005) return false
  return true
}

function canLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'pi-conformance-probe-'))
  try {
    symlinkSync('nowhere', join(folder, 'link'))
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
