import { describe, expect, test } from 'vitest'
import { buildReport, type ReportInput } from '../../harness/report/build-report.ts'
import type { ScenarioResult, Verdict } from '../../harness/verdict/types.ts'
import type { Rule } from '../../spec/rules.ts'

const rule = (id: string, level: Rule['level'], needs: string[] = ['session.read.leaf']): [string, Rule] => [
  id,
  {
    id,
    area: 'A',
    title: 't',
    level,
    class: 'parity',
    needs,
    source: '',
    since: '1.0',
    depends: [],
    sentence: 's',
    example: 'e',
    file: 'f',
    line: 1,
  },
]
const rules = new Map([rule('A-001', 'MUST'), rule('A-002', 'SHOULD'), rule('A-003', 'MUST', ['tool.bash'])])
const pin = { code: 'differs', text: 'x' }

function scenario(id: string, verdict: Verdict): [string, ScenarioResult] {
  const ruleId = id.split('/')[0] ?? ''
  const violation = { rule: ruleId, aspect: 'a', kind: 'equals', expected: 1, received: 2, pin }
  return [
    id,
    {
      id,
      rule: ruleId,
      verdict,
      comparisons: 1,
      steps: [],
      ...(verdict === 'violated' ? { violation } : {}),
    },
  ]
}

function report(results: [string, ScenarioResult][], more: Partial<ReportInput> = {}) {
  return buildReport({
    subject: {
      name: 's',
      transport: 'stdio',
      initialize: { name: 's', version: '1', protocolVersion: '1.0', capabilities: ['session.read'] },
    },
    conditions: {},
    profile: null,
    complete: true,
    expected: results.map(([id]) => id),
    ridden: new Set(),
    results: new Map(results),
    baseline: { known: [], problems: [] },
    registry: { rules, digest: 'd' },
    transcript: null,
    seconds: 1,
    ...more,
  })
}

const held = scenario('A-001/x', 'held')
const violated = scenario('A-001/y', 'violated')
const problem = { id: 'A-001/x', kind: 'stale', detail: 'd' } as const

describe('exit code and conclusion', () => {
  test.each<[number, string, [string, ScenarioResult][], Partial<ReportInput>]>([
    [0, 's is conformant: 1 rule held in 1 scenario', [held], {}],
    [
      0,
      's is conformant: 1 rule held in 1 scenario (partial selection, no certificate)',
      [held],
      { complete: false },
    ],
    [0, 's is conformant: 1 rule held in 1 scenario', [held, scenario('A-003/x', 'not applicable')], {}],
    [
      0,
      's is conformant except 1 known violation: 0 rules held in 2 scenarios',
      [held, violated],
      { baseline: { known: ['A-001/y'], problems: [] } },
    ],
    [
      0,
      's is conformant, with 1 warning: 1 rule held in 2 scenarios',
      [held, scenario('A-002/x', 'violated')],
      {},
    ],
    [1, 'not conformant: 1 violation of 1 rule', [held, violated], {}],
    [1, 'not conformant: 2 violations of 1 rule', [violated, scenario('A-001/z', 'violated')], {}],
    [
      1,
      'not conformant: 1 problem in the baseline',
      [held],
      { baseline: { known: [], problems: [problem] } },
    ],
    [1, 'not conformant: 1 violation of 1 rule', [violated, scenario('A-002/x', 'could not run')], {}],
    [3, 'incomplete: nothing was selected', [], {}],
    [3, 'incomplete: 1 scenario of 2 did not run', [held], { expected: ['A-001/x', 'A-001/never'] }],
    [3, 'incomplete: 1 scenario of 2 did not run', [held], { ridden: new Set(['A-001/x']) }],
    [1, 'not conformant: 1 violation of 1 rule', [violated], { ridden: new Set(['A-001/y']) }],
    [3, 'incomplete: 1 scenario could not run', [held, scenario('A-002/x', 'could not run')], {}],
    [3, 'incomplete: 1 scenario observed nothing', [held, scenario('A-002/x', 'not observed')], {}],
    [
      3,
      'incomplete: the subject declares nothing that the selected scenarios need',
      [scenario('A-003/x', 'not applicable')],
      {},
    ],
    [
      3,
      'incomplete: the profile tools was asked for, and the subject does not declare all of it',
      [held],
      { profile: 'tools' },
    ],
  ])('%i: %s', (exitCode, conclusion, results, more) => {
    expect(report(results, more)).toMatchObject({ exitCode, conclusion })
  })
})

describe('a profile', () => {
  const reader = (results: [string, ScenarioResult][], more: Partial<ReportInput> = {}) =>
    report(results, more).profiles.find(({ name }) => name === 'reader')

  test('is earned when it is declared, complete and all its rules are held', () => {
    expect(reader([held])).toMatchObject({ declared: true, earned: true, rules: { held: 1 } })
  })

  test('counts no rule that needs more than it names', () => {
    expect(reader([held, scenario('A-003/x', 'violated')])).toMatchObject({
      earned: true,
      rules: { held: 1, violated: 0 },
    })
  })

  test('is earned in spite of a warning', () => {
    expect(reader([held, scenario('A-002/x', 'violated')])).toMatchObject({ earned: true })
  })

  test.each<[string, [string, ScenarioResult][], Partial<ReportInput>]>([
    ['in a part of a run', [held], { complete: false }],
    ['with a known violation', [held, violated], { baseline: { known: ['A-001/y'], problems: [] } }],
    ['when something could not run', [held, scenario('A-001/y', 'could not run')], {}],
    ['when nothing of it ran', [scenario('A-003/x', 'held')], {}],
  ])('is not earned %s', (_, results, more) => {
    expect(reader(results, more)).toMatchObject({ declared: true, earned: false })
  })

  test('is not earned without being declared', () => {
    expect(report([held]).profiles.find(({ name }) => name === 'writer')).toMatchObject({
      declared: false,
      earned: false,
    })
  })
})
