import { expect, test } from 'vitest'
import { masked } from '../../scripts/fuzz/mask.ts'

const places = { workspace: '/tmp/x/workspace', home: '/tmp/x/home', temp: '/tmp/x/temp' }
const text = (said: string, isError = false) => ({ isError, content: [{ type: 'text', text: said }] })

test('places, times and names of temporary files become placeholders, everywhere', () => {
  const file = '/tmp/x/temp/pi-bash-0123456789abcdef.log'
  const answer = {
    content: [{ type: 'text', text: `see ${file}` }],
    details: { fullOutputPath: file },
    structuredContent: { wall_time_seconds: 0.3, output: '/tmp/x/workspace' },
  }
  expect(masked(answer, places)).toEqual({
    isError: false,
    content: [{ type: 'text', text: 'see $TEMP/pi-bash-HEX.log' }],
    details: { fullOutputPath: '$TEMP/pi-bash-HEX.log' },
    structuredContent: { wall_time_seconds: 'TIME', output: '$WORKSPACE' },
  })
})

test('of the system’s own words only code and path stay', () => {
  const one = text("ENOENT: no such file or directory, access '/tmp/x/workspace/a b.txt'", true)
  const other = text("ENOENT: no such file or directory, open '/tmp/x/workspace/a b.txt'", true)
  expect(masked(one, places)).toEqual(masked(other, places))
  expect(masked(one, places).content).toEqual([{ type: 'text', text: 'ENOENT $WORKSPACE/a b.txt' }])
})

test.each([
  [
    "ENOENT: no such file or directory, access '/tmp/b'",
    "ENOENT: no such file or directory, access '/tmp/a'",
  ],
  ['EISDIR: illegal operation on a directory, read', 'EACCES: permission denied, read'],
  ['Path not found: a', 'Path not found: b'],
])('%s and %s stay different', (one, other) => {
  expect(masked(text(one, true), places)).not.toEqual(masked(text(other, true), places))
})

test('no details are empty details', () => {
  expect(masked({ ...text('a'), details: {} }, places)).toEqual(masked(text('a'), places))
})
