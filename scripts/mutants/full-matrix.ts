import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../../harness/catalogue/scenarios.ts'
import { packageRoot } from '../../harness/package-root.ts'
import { isKill, judgeAgainst } from './judge-mutant.ts'
import type { LoadedMutant } from './load-mutants.ts'

/** Every mutant against every scenario: which rules see it. Takes long; the matrix goes to `reports/mutants.json`. */
export async function fullMatrix(mutants: readonly LoadedMutant[]): Promise<void> {
  const matrix: Record<string, { kills: string; does: string; killedBy: string[] }> = {}
  for (const loaded of mutants) {
    const results = await judgeAgainst(loaded, catalogue().entries)
    const rules = new Set(
      [...results.values()].filter((result) => isKill(result, true)).map(({ rule }) => rule),
    )
    matrix[loaded.name] = {
      kills: loaded.mutant.kills,
      does: loaded.mutant.does,
      killedBy: [...rules].sort(),
    }
    process.stdout.write(`${loaded.name}: ${[...rules].sort().join(', ')}\n`)
  }
  mkdirSync(join(packageRoot, 'reports'), { recursive: true })
  writeFileSync(join(packageRoot, 'reports', 'mutants.json'), `${JSON.stringify(matrix, undefined, 2)}\n`)
}
