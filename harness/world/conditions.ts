import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
    'non-root': posix,
    symlinks: canLink(),
    procfs: existsSync('/proc/self/environ'),
    fifo: posix,
  }
}

export function isCondition(need: string): need is Condition {
  return (CONDITIONS as readonly string[]).includes(need)
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
