import type { Difference } from './case.ts'
import { bashExplanations } from './explained/bash.ts'
import { editExplanations } from './explained/edit.ts'
import { lsExplanations } from './explained/ls.ts'
import { readExplanations } from './explained/read.ts'
import { sharedExplanations } from './explained/shared.ts'
import { writeExplanations } from './explained/write.ts'
import type { Explanation } from './explanation.ts'

/** All known differences between pi and the reference. Whatever none of them accepts is a finding. */
export const explained: readonly Explanation[] = [
  ...sharedExplanations,
  ...readExplanations,
  ...writeExplanations,
  ...editExplanations,
  ...bashExplanations,
  ...lsExplanations,
]

/** Why a difference is as it is; undefined when nothing known accepts it. */
export function explain(difference: Difference): Explanation | undefined {
  return explained.find(({ accepts }) => accepts(difference))
}
