import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slug } from '../../harness/catalogue/slug.ts'
import { rerunCommand } from '../../harness/cli/rerun.ts'
import { printable } from '../../harness/report/printable.ts'
import { clip } from '../../harness/run/clip.ts'
import { stable, withPlaceholders } from '../../harness/run/placeholders.ts'
import { limited } from '../../harness/subject/limits.ts'

describe('slug', () => {
  test.each([
    ['The limit reached FIRST wins', 'the-limit-reached-first-wins'],
    ['  a, b — c!  ', 'a-b-c'],
    ['2000 lines / 50 KB', '2000-lines-50-kb'],
  ])('%s', (text, expected) => expect(slug(text)).toBe(expected))

  test('is stable', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => slug(slug(text)) === slug(text)))
  })
})

describe('printable', () => {
  test.each([
    ['\u001b[31mred\u0007', '\\u001b[31mred\\u0007'],
    ['a\tb\r\nc', 'a\\u0009b\\u000d\nc'],
    ['\u202egnp.exe', '\\u202egnp.exe'],
    ['é €😀', 'é €😀'],
    ['\ud800', '\\ud800'],
  ])('%j', (text, expected) => expect(printable(text)).toBe(expected))
})

describe('clip', () => {
  test('leaves short values as they are', () => {
    expect(clip({ a: 1 }, [2])).toEqual({ expected: { a: 1 }, received: [2] })
    expect(clip('a', undefined)).toEqual({ expected: 'a', received: null })
  })

  test('shows the first difference of long texts, and how much is left out', () => {
    const [a, b] = [`${'x'.repeat(5000)}A${'y'.repeat(5000)}`, `${'x'.repeat(5000)}B${'y'.repeat(5000)}`]
    const { expected, received } = clip(a, b)
    expect(expected).toContain('xA')
    expect(received).toContain('xB')
    expect(String(expected)).toMatch(/^\[4250 characters before\] x{750}Ay{749} \[4251 characters after\]$/)
    expect(String(received).length).toBeLessThan(1600)
  })
})

describe('placeholders', () => {
  const places = {
    workspace: '/tmp/pi-conformance-1-a/workspace',
    home: '/tmp/pi-conformance-1-a/home',
    temp: '/tmp/pi-conformance-1-a/temp',
  }

  test('stand for the folders of a scenario', () => {
    expect(withPlaceholders(`${places.workspace}/a ${places.home} ${places.temp}`, places)).toBe(
      '$WORKSPACE/a $HOME $TEMP',
    )
  })

  test.each([
    ['no /tmp/pi-conformance-12-Ab_c/workspace/x', 'no $WORKSPACE/x'],
    ['id 01a22e32-7bf6-75ff-943c-883ad6fb176c', 'id $UUID'],
    ['at 2026-11-30T22:40:56.123Z', 'at $TIME'],
    ['spilled to pi-bash-0123456789abcdef.log', 'spilled to pi-bash-$RANDOM.log'],
    ['entry 3fa2b1c9', 'entry $ID'],
    ['entry 00000003 stays', 'entry 00000003 stays'],
  ])('%s', (text, expected) => expect(stable(text)).toBe(expected))
})

describe('limits', () => {
  const command = ['prog', 'a b']
  test.each([
    [{}, command],
    [{ ownProcess: true, environment: { A: '1' } }, command],
    [{ umask: 0o77 }, ['/bin/sh', '-c', 'umask 0077; exec "$@"', 'sh', ...command]],
    [{ fileSizeLimit: 1025 }, ['/bin/sh', '-c', `trap '' XFSZ; ulimit -f 3; exec "$@"`, 'sh', ...command]],
    [{ memoryLimit: 4096 }, ['/bin/sh', '-c', 'ulimit -v 4; exec "$@"', 'sh', ...command]],
  ])('%j', (conditions, expected) => expect(limited(command, conditions)).toEqual(expected))
})

describe('the command that runs a scenario again', () => {
  test.each([
    [
      ['certify', 'reference', '--rule', 'A-001', '--area=A', '--json', '--timeout', '5'],
      'pi-conformance certify reference --timeout 5 --scenario A-001/x',
    ],
    [
      ['certify', '--scenario', 'A-001/y', '--workers', '2', '--', 'node', 'my reader.js'],
      "pi-conformance certify --scenario A-001/x -- node 'my reader.js'",
    ],
    [
      ['certify', 'pi', '--order', 'random:1', '--report=r', '--update-baseline'],
      'pi-conformance certify pi --scenario A-001/x',
    ],
  ])('%j', (args, expected) => {
    expect(rerunCommand(args)('A-001/x')).toBe(expected)
    expect(rerunCommand(args)('TOOL-001@A-001/x')).toBe(expected)
  })
})
