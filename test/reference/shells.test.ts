import { expect, test } from 'vitest'
import { createReference } from '../../reference/create-reference.ts'
import { createNodeHost } from '../../reference/host/node-host.ts'

/** A reference on a machine where only these files are. */
function onMachine(platform: NodeJS.Platform, files: readonly string[], environment: Record<string, string>) {
  const host = createNodeHost({ platform, environment, home: '/home/me' })
  const access = async (path: string) => {
    if (!files.includes(path)) throw Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' })
  }
  return createReference({ ...host, fs: { ...host.fs, access } }, {})
}

const windows = { ProgramFiles: 'C:\\Programs', SystemRoot: 'C:\\Windows', Path: 'D:\\bin;E:\\tools' }
const inSystem = 'C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe'
const seven = 'C:\\Programs\\PowerShell\\7\\pwsh.exe'

test.each([
  [
    'pwsh on the path before all others',
    ['E:\\tools\\pwsh.exe', 'D:\\bin\\powershell.exe', seven],
    'E:\\tools\\pwsh.exe',
  ],
  ['pwsh where it is installed before the older one', ['D:\\bin\\powershell.exe', seven], seven],
  ['the older one on the path', ['D:\\bin\\powershell.exe', inSystem], 'D:\\bin\\powershell.exe'],
  ['the older one where Windows has it', [inSystem], inSystem],
])('PowerShell is %s', async (_, files, file) => {
  const shell = await onMachine('win32', files, windows).findPowerShell()
  expect(shell).toMatchObject({ file, takes: 'argument' })
  expect(shell.args.at(-1)).toBe('-Command')
})

test('without any PowerShell the model is told', async () => {
  await expect(onMachine('win32', [], windows).findPowerShell()).rejects.toThrow(
    'No PowerShell executable found',
  )
})

test.each([
  [
    'Git Bash first',
    ['C:\\Programs\\Git\\bin\\bash.exe', 'D:\\bin\\bash.exe'],
    'C:\\Programs\\Git\\bin\\bash.exe',
    'argument',
  ],
  ['bash on the path', ['E:\\tools\\bash.exe'], 'E:\\tools\\bash.exe', 'argument'],
])('on Windows bash is %s', async (_, files, file, takes) => {
  expect(await onMachine('win32', files, windows).findShell(undefined)).toMatchObject({ file, takes })
})

test('the launcher of the Linux subsystem takes a command on its input', async () => {
  const launcher = 'C:\\Windows\\System32\\bash.exe'
  const units = onMachine('win32', [launcher], windows)
  expect(await units.findShell(launcher)).toEqual({ file: launcher, args: ['-s'], takes: 'input' })
})

test.each([
  [['/bin/bash', '/usr/bin/bash'], '/bin/bash'],
  [['/usr/bin/bash'], '/usr/bin/bash'],
  [[], 'sh'],
])('on posix with %j the shell is %s', async (files, file) => {
  expect(await onMachine('linux', files, { PATH: '/opt/bin:/usr/bin' }).findShell('')).toMatchObject({ file })
})

test('Windows may call the search path Path', () => {
  const environment = onMachine('linux', [], { Path: '/a:/b' }).shellEnvironment({})
  expect(environment).toEqual({ Path: '/home/me/.pi/agent/bin:/a:/b' })
})

test('without a search path there is one with the own programs', () => {
  expect(onMachine('linux', [], {}).shellEnvironment({})).toEqual({ PATH: '/home/me/.pi/agent/bin' })
})
