import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Value } from '@sinclair/typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Report } from '../../harness/report/report.ts'
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts'
import { run } from './command.ts'

const broken = ['--replace', 'addToIndex=mutants/session/index/add-to-index.ts#labelsAreNoLeaves']

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

/** Verdicts by scenario, without what differs from run to run. */
function verdictsIn(report: Report) {
  return report.results.flatMap(({ scenarios }) =>
    scenarios.map(({ id, verdict, violation }) => ({ id, verdict, pin: violation?.pin })),
  )
}

function readReport(text: string): Report {
  const value: unknown = JSON.parse(text)
  expect([...Value.Errors(Report, value)].map(({ path, message }) => `${path}: ${message}`)).toEqual([])
  return value as Report
}

test.each([
  ['a conformant subject', [], 0],
  ['a broken one', broken, 1],
])(
  '%s: the report is written, and its transcript gives the same verdicts and exit code elsewhere',
  async (_, options, code) => {
    const where = join(folder.path, String(code))
    const live = await run([
      'certify',
      'reference',
      '--area',
      'TREE',
      ...options,
      '--report',
      where,
      '--json',
    ])
    expect(live.exitCode).toBe(code)
    expect((await readdir(where)).sort()).toEqual(['messages.ndjson', 'report.json', 'transcript.jsonl'])
    const report = readReport(live.stdout)
    expect(JSON.parse(await readFile(join(where, 'report.json'), 'utf8'))).toEqual(report)
    expect(report.exitCode).toBe(code)
    const messages = (await readFile(join(where, 'messages.ndjson'), 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(messages.filter((message) => 'testCaseFinished' in message)).toHaveLength(
      report.selection.expected,
    )

    const alone = await temporaryFolder()
    try {
      await copyFile(join(where, 'transcript.jsonl'), join(alone.path, 't.jsonl'))
      const again = await run(['certify', 't.jsonl', '--json'], { cwd: alone.path })
      const judged = readReport(again.stdout)
      expect(again.exitCode).toBe(code)
      expect(verdictsIn(judged)).toEqual(verdictsIn(report))
      expect(judged.transcript).toBe(report.transcript)
      expect(judged.subject.transport).toBe('in-process, recorded')
    } finally {
      await alone.remove()
    }
  },
)

test('a transcript that was cut is refused: exit code 2', async () => {
  const file = join(folder.path, 'cut.jsonl')
  await run(['certify', 'reference', '--rule', 'TREE-001', '--record', file])
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1))
  const { exitCode, stdout, stderr } = await run(['certify', file])
  expect(stderr).toContain('This transcript cannot be judged: ')
  expect(stderr).toContain('was cut: its last line is missing.')
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
})

test('what would change nothing about a recorded run is refused', async () => {
  const file = join(folder.path, 'recorded.jsonl')
  await run(['certify', 'reference', '--rule', 'TREE-001', '--record', file])
  const options = ['--timeout', '5', '--workers', '2', '--order', 'random:1', '--record', 'again.jsonl']
  const { exitCode, stdout, stderr } = await run(['certify', file, ...options])
  expect({ exitCode, stdout, stderr }).toEqual({
    exitCode: 2,
    stdout: '',
    stderr:
      'A transcript holds a run that has been: --record, --timeout, --workers, --order would change nothing. Leave it out, or certify the subject itself.',
  })
  expect((await run(['certify', file, '--rule', 'TREE-001'])).exitCode).toBe(0)
})

test('workers and order change no verdict', async () => {
  const certify = ['certify', 'reference', '--area', 'TREE', '--json', ...broken]
  const one = await run(certify)
  const two = await run([...certify, '--workers', '2', '--record', join(folder.path, 'workers.jsonl')])
  const shuffled = await run([...certify, '--order', 'random:17'])
  expect([one.exitCode, two.exitCode, shuffled.exitCode]).toEqual([1, 1, 1])
  const [first, second, third] = [one, two, shuffled].map(({ stdout }) => verdictsIn(readReport(stdout)))
  expect(second).toEqual(first)
  const byId = (verdicts: typeof first = []) => [...verdicts].sort((a, b) => (a.id < b.id ? -1 : 1))
  expect(byId(third)).toEqual(byId(first))
  const replayed = await run(['certify', join(folder.path, 'workers.jsonl'), '--json'])
  expect(byId(verdictsIn(readReport(replayed.stdout)))).toEqual(byId(first))
})
