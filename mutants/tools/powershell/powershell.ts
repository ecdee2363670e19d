import { mutant } from '../../mutant.ts'

export const checksTheTimeoutFirst = mutant({
  unit: 'powershellTool',
  kills: 'PS-001',
  does: 'looks at the timeout before the system',
  control: 'BASH-007/a-timeout-out-of-range/zero',
  build: (original, units) => async (input, context) => {
    units.checkTimeout(input.timeout)
    return original(input, context)
  },
})

export const forgetsTheEncoding = mutant({
  unit: 'wrapPowerShellCommand',
  kills: 'PS-002',
  does: 'leaves the encoding of the output as it is',
  control: 'BASH-001/output/a-line',
  build: (original) => (command, shell) => original(command, shell).slice(original('', 'pwsh.exe').length),
})

export const leavesBytesUnread = mutant({
  unit: 'wrapPowerShellCommand',
  kills: 'PS-003',
  does: 'sets an encoding that has ASCII only',
  control: 'PS-004/one-call-after-the-other',
  build: (original) => (command, shell) =>
    original(`[Console]::OutputEncoding = [System.Text.Encoding]::ASCII; ${command}`, shell),
})

export const usesTheOlder = mutant({
  unit: 'findPowerShell',
  kills: 'PS-004',
  does: 'uses Windows PowerShell also where there is a newer one',
  control: 'PS-002/a-command/powershell-7',
  build: (original) => async () => ({ ...(await original()), file: 'powershell.exe' }),
})

export const alwaysSucceeds = mutant({
  unit: 'wrapPowerShellCommand',
  kills: 'PS-005',
  does: 'ends every command with exit code 0',
  control: 'PS-004/one-call-after-the-other',
  build: (original) => (command, shell) => original(`try { ${command} } finally { exit 0 }`, shell),
})

export const speaksOfMilliseconds = mutant({
  unit: 'bashStatus',
  kills: 'PS-006',
  does: 'gives the timeout in milliseconds',
  control: 'PS-002/a-command/powershell-7',
  build: (original) => (end, timeout) => original(end, timeout === undefined ? undefined : timeout * 1000),
})
