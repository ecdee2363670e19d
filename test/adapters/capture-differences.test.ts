import { expect, test } from 'vitest'
import { differences } from '../../adapters/pi/capture/differences.ts'

const files = (content: Record<string, string>) =>
  new Map(Object.entries(content).map(([path, text]) => [path, Buffer.from(text)]))

test('equal files do not differ', () => {
  expect(differences(files({ a: '1\n' }), files({ a: '1\n' }))).toEqual([])
})

test('missing, left-over and different files are named, with the first line that differs', () => {
  const stored = files({ gone: '', same: 'x', short: '1\n', other: '1\n2\n3\n' })
  const captured = files({ added: '', same: 'x', short: '1\n2\n', other: '1\nb\n3\n' })
  expect(differences(stored, captured)).toEqual([
    'added: captured, but not stored',
    'gone: stored, but no script captures it',
    'other: line 2\n  - 2\n  + b',
    'short: line 2\n  - \n  + 2',
  ])
})
