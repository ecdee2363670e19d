import { win32 } from 'node:path'

/** Output that is no UTF-8 could not be told from broken UTF-8. Where there is no console to set it fails, and that is all right. */
const UTF8 = 'try { [Console]::OutputEncoding = [System.Text.Encoding]::UTF8 } catch {}'

/**
 * Windows PowerShell 5.1 takes what a program writes to a redirected error output for errors of its own, so that a command exits with 1 although
 * the program exited with 0. The semicolon on a line of its own keeps an unfinished last statement an error instead of letting it go on.
 */
const EXIT_CODE = [
  ';',
  'if ($?) { exit 0 }',
  'if ($LASTEXITCODE -eq 0 -and [string]$Error[0].FullyQualifiedErrorId -like "NativeCommandError*") { exit 0 }',
  'exit 1',
].join('\n')

/**
 * What is passed to PowerShell for a command: first UTF-8 is set for the output; for Windows PowerShell the exit code is mended
 * afterwards, unless the command ends with a backtick, which would join its last line to what follows.
 *
 * @param shell path or name of the program
 * Area: PS.
 */
export function wrapPowerShellCommand(command: string, shell: string): string {
  const mend = win32.basename(shell).toLowerCase() === 'powershell.exe' && !command.endsWith('`')
  return [UTF8, command, ...(mend ? [EXIT_CODE] : [])].join('\n')
}
