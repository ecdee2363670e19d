import type { Case, Difference } from './case.ts'
import { explain } from './explained.ts'
import { type Finding, signature } from './finding.ts'

/** What a search has tried and found. */
export interface Found {
  readonly calls: number
  readonly byTool: ReadonlyMap<string, number>
  /** How often each explanation was needed. */
  readonly explained: ReadonlyMap<string, number>
  /** Unexplained differences, one of each kind. */
  readonly findings: readonly Finding[]
  /** Unexplained differences that did not show themselves again. */
  readonly seenOnce: readonly Finding[]
  /** By kind: how many further differences looked like a finding. */
  readonly repeated: ReadonlyMap<string, number>
}

export class Tally implements Found {
  calls = 0
  readonly byTool = new Map<string, number>()
  readonly explained = new Map<string, number>()
  readonly findings: Finding[] = []
  readonly seenOnce: Finding[] = []
  readonly repeated = new Map<string, number>()
  readonly #known = new Set<string>()
  readonly #tell: (finding: Finding) => void

  constructor(tell: (finding: Finding) => void) {
    this.#tell = tell
  }

  begin({ calls }: Case): void {
    this.calls += calls.length
    for (const { tool } of calls) increment(this.byTool, tool)
  }

  /** Counts a difference, and says whether it is neither explained nor like one that was told. */
  isNew(difference: Difference): boolean {
    const explanation = explain(difference)
    if (explanation) increment(this.explained, explanation.because)
    else if (this.#known.has(signature(difference))) increment(this.repeated, signature(difference))
    else return true
    return false
  }

  add(finding: Finding): void {
    if (!finding.again) return void this.seenOnce.push(finding)
    const kind = signature(finding.difference)
    // Another lane may have told it meanwhile.
    if (this.#known.has(kind)) return increment(this.repeated, kind)
    this.#known.add(kind)
    this.findings.push(finding)
    this.#tell(finding)
  }
}

function increment(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
