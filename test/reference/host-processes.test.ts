import { expect, test } from 'vitest'
import { launchOf } from '../../reference/host/group-leader.ts'
import { killStrategy } from '../../reference/host/kill-strategy.ts'

const helpers = { bash: '/bin/bash', setsid: '/usr/bin/setsid' }

test('on Linux a shell stays the parent, and the program gets a session of its own', () => {
  const { file, args, joined, tellsPid } = launchOf('linux', helpers, '/bin/bash', ['-c', 'true'])
  expect({ file, joined, tellsPid }).toEqual({ file: '/bin/bash', joined: true, tellsPid: true })
  expect(args.slice(3)).toEqual(['/usr/bin/setsid', '/bin/bash', '-c', 'true'])
})

test.each([
  ['linux', {}],
  ['darwin', helpers],
] as const)('on %s without what it takes, a shell is replaced by the program', (platform, found) => {
  const launched = launchOf(platform, found, '/bin/bash', ['-c', 'true'])
  expect(launched).toMatchObject({ file: '/bin/sh', joined: true, tellsPid: false })
  expect(launched.args.slice(2)).toEqual(['sh', '/bin/bash', '-c', 'true'])
})

test('on Windows the program is started by itself, with two outputs', () => {
  expect(launchOf('win32', {}, 'C:\\bash.exe', ['-c', 'true'])).toEqual({
    file: 'C:\\bash.exe',
    args: ['-c', 'true'],
    joined: false,
    tellsPid: false,
  })
})

test('only Windows has no process groups', () => {
  expect((['linux', 'darwin', 'win32'] as const).map(killStrategy)).toEqual([
    'process-group',
    'process-group',
    'tree-walk',
  ])
})
