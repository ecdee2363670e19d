import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { registry } from '../../harness/catalogue/registry.ts'
import { packageRoot } from '../../harness/package-root.ts'
import { explain, explained } from '../../scripts/fuzz/explained.ts'
import { example as difference } from '../../scripts/fuzz/explanation.ts'

const { rules } = registry()
const deviations = join(packageRoot, 'spec', 'deviations')
const dockets = readdirSync(deviations).flatMap((file) =>
  Array.from(
    readFileSync(join(deviations, file), 'utf8').matchAll(/^## Docket: (.+)$/gm),
    ([, title]) => `${file.replace(/\.md$/, '')}: ${title}`,
  ),
)

describe.each(explained.map((explanation) => [explanation.because, explanation] as const))(
  'the explanation %s',
  (because, { accepts, example, counterexample }) => {
    test('names a rule of class sane, or a docket', () => {
      const rule = rules.get(because)
      if (rule) expect(rule.class).toBe('sane')
      else expect(dockets).toContain(because)
    })

    test('accepts its example, and not its counterexample', () => {
      expect(accepts(example)).toBe(true)
      expect(accepts(counterexample)).toBe(false)
    })

    test('accepts no example of another', () => {
      const others = explained.filter((other) => other.because !== because)
      expect(others.filter((other) => accepts(other.example)).map((other) => other.because)).toEqual([])
    })
  },
)

test('a difference that nothing accepts is unexplained', () => {
  expect(explain(difference('read', { path: 'a.txt' }, 'one', 'other'))).toBeUndefined()
})
