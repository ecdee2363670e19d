import type { ReportInput } from '../report/build-report.ts'
import type { Baseline } from '../verdict/baseline.ts'

/** What a run has found, before it is held against a baseline. */
export type Judged = Omit<ReportInput, 'baseline' | 'registry' | 'ridden' | 'seconds'> & {
  /** The baseline that a transcript carries. */
  readonly baseline?: Baseline
}
