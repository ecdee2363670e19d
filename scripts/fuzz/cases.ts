import fc from 'fast-check'
import { slightlyWrong } from './calls/slightly-wrong.ts'
import { tools } from './calls/tools.ts'
import type { Call, Case } from './case.ts'
import { items } from './workspace/items.ts'

/** A small workspace, and 1 to 20 calls of the tools named. Nothing depends on another's value, so that all shrinks. */
export function cases(names: readonly string[]): fc.Arbitrary<Case> {
  const calls = names.map((tool): fc.Arbitrary<Call> => {
    const args = tools[tool]
    if (!args) throw new RangeError(`There are no calls of "${tool}".`)
    return slightlyWrong(args).map((given) => ({ tool, arguments: given }))
  })
  return fc.record({
    items,
    calls: fc.array(fc.oneof(...calls), { minLength: 1, maxLength: 20, size: 'max' }),
  })
}
