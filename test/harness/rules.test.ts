import { describe, expect, test } from 'vitest'
import { parseRetired, parseRules } from '../../spec/rules.ts'

const good = `# Area

### AREA-001 · It holds

- Level: MUST
- Class: sane
- Needs: session.read.leaf, posix
- Source: course §1;
  observed on pi 1.6.0
- Since: 1.0
- Depends: AREA-000

It holds
always.

> An example.
> Two lines.
`

test('a rule is read whole', () => {
  expect(parseRules('area.md', good)).toEqual({
    problems: [],
    rules: [
      {
        id: 'AREA-001',
        area: 'AREA',
        title: 'It holds',
        level: 'MUST',
        class: 'sane',
        needs: ['session.read.leaf', 'posix'],
        source: 'course §1; observed on pi 1.6.0',
        since: '1.0',
        depends: ['AREA-000'],
        sentence: 'It holds\nalways.',
        example: 'An example.\nTwo lines.',
        file: 'area.md',
        line: 3,
      },
    ],
  })
})

test('line ends of Windows change nothing but themselves', () => {
  expect(parseRules('area.md', good.replaceAll('\n', '\r\n'))).toEqual(parseRules('area.md', good))
})

test('exclusions are kept, and "nothing" is no need', () => {
  const text = good
    .replace('Needs: session.read.leaf, posix', 'Needs: nothing')
    .replace('- Since', '- Excluded: no way to see it\n- Unmutated: nor to break it\n- Since')
  expect(parseRules('area.md', text).rules[0]).toMatchObject({
    needs: [],
    excluded: 'no way to see it',
    unmutated: 'nor to break it',
  })
})

describe('complaints', () => {
  test.each([
    [
      '### AREA-1 · x',
      '### AREA-001 · It holds',
      `a rule's heading reads "### AREA-001 · Title"; this one reads "### AREA-1 · x"`,
    ],
    ['- Level: SHALL', '- Level: MUST', 'AREA-001 has the level "SHALL"; a level is MUST, SHOULD, MAY'],
    ['- Class: odd', '- Class: sane', 'AREA-001 has the class "odd"; a class is parity, sane'],
    ['', '- Since: 1.0\n', 'AREA-001 has no field "Since"'],
    ['- Sinse: 1.0', '- Since: 1.0', 'AREA-001 has the field "Sinse"; the fields are Level, '],
    ['- Since: 1.0\n- Since: 2.0', '- Since: 1.0', 'AREA-001 has the field "Since" twice'],
    ['', 'It holds\nalways.', 'AREA-001 has no normative sentence'],
    ['', '> An example.\n> Two lines.', 'AREA-001 has no example'],
  ])('%j in place of %j', (to, from, message) => {
    const { problems } = parseRules('area.md', good.replace(from, to))
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message)
    expect(problems[0]).toMatchObject({ file: 'area.md', line: 3 })
  })
})

test('retired ids are the beginnings of list items', () => {
  expect(
    parseRetired(
      '# Retired\n\n- TREE-004 was the same as TREE-003.\n- FORK-002/x went, too.\n  - LOOP-001\nTRUNC-001',
    ),
  ).toEqual(new Set(['TREE-004', 'FORK-002/x']))
})
