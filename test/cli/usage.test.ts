import { describe, expect, test } from 'vitest'
import { run } from './command.ts'

const choices =
  'Give the name of a bundled adapter (pi, python-reader, reference), the path of a manifest (.json), the path of a transcript (.jsonl), or a command after "--".'

describe('what does not exist is named, with what does: exit code 2', () => {
  test.each([
    [[], `What should be certified? ${choices}`],
    [['nobody'], `There is no subject "nobody". ${choices}`],
    [['reference', 'pi'], 'One subject can be certified at a time; received reference, pi.'],
    [
      ['reference', '--', 'node', 'x.js'],
      'Name a subject, or give a command after "--", not both (got "reference").',
    ],
    [['reference', '--rule', 'TREE-999'], 'There is no rule "TREE-999"; pi-conformance rules list.'],
    [['reference', '--area', 'WOOD'], 'There is no area "WOOD"; the areas are BASH, '],
    [
      ['reference', '--scenario', 'TREE-001/x'],
      'There is no scenario "TREE-001/x"; features/canonical.json lists them.',
    ],
    [
      ['reference', '--profile', 'poet'],
      'There is no profile "poet"; the profiles are reader, writer, catalog, tools, agent.',
    ],
    [
      ['reference', '--baseline', 'nowhere.json'],
      'The baseline nowhere.json is not there. --update-baseline makes one.',
    ],
    [
      ['reference', '--rule', 'TREE-001', '--replace', 'leaf'],
      '--replace takes UNIT=FILE or UNIT=FILE#EXPORT; received "leaf".',
    ],
    [
      ['reference', '--rule', 'TREE-001', '--replace', 'leaf=no.ts'],
      '--replace leaf: the file no.ts is not there.',
    ],
    [
      ['reference', '--timeout', 'soon'],
      "argument 'soon' is invalid. It must be a whole number of at least 1.",
    ],
    [['reference', '--workers', '0'], "argument '0' is invalid. It must be a whole number of at least 1."],
    [['reference', '--order', 'sorted'], 'It must read "random:SEED".'],
    [['reference', '--transport', 'pigeon'], 'Allowed choices are in-process, stdio.'],
    [['reference', '--colour'], "unknown option '--colour'"],
  ])('certify %j', async (args, message) => {
    const { exitCode, stdout, stderr } = await run(['certify', ...args])
    expect(stderr).toContain(message)
    expect(stderr).not.toMatch(/^ {4}at /m)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  })
})

test('help says what each option does, and ends well', async () => {
  const { exitCode, stdout } = await run(['certify', '--help'])
  expect(exitCode).toBe(0)
  for (const option of [
    '--profile',
    '--rule',
    '--area',
    '--scenario',
    '--baseline',
    '--update-baseline',
    '--record',
    '--report',
    '--json',
    '--timeout',
    '--workers',
    '--replace',
  ]) {
    expect(stdout).toContain(option)
  }
  expect(stdout).not.toContain('--part')
})

test('options of one subject are refused for another', async () => {
  const subject = ['certify', '--rule', 'TREE-001']
  const command = ['--', 'node', 'test/gallery/healthy.js']
  const replaced = await run([...subject, '--replace', 'leaf=package.json', ...command])
  expect(replaced.stderr).toContain('--replace is for the reference: this subject has no units.')
  const inProcess = await run([...subject, '--transport', 'in-process', ...command])
  expect(inProcess.stderr).toContain(
    '--transport in-process: this subject has no module; leave the option out.',
  )
  expect([replaced.exitCode, inProcess.exitCode]).toEqual([2, 2])
})
