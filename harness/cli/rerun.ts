import { scenarioOf } from '../catalogue/result-ids.ts'
import { wordsWithout } from './own-words.ts'

const SELECTING = [
  '--rule',
  '--area',
  '--scenario',
  '--profile',
  '--record',
  '--report',
  '--workers',
  '--order',
]
const ONCE = ['--json', '--update-baseline']

/**
 * The command that was given, for one scenario.
 *
 * @param args the words after the program's name
 * @returns gives the command for the id of a result; a judgement that rides on a scenario, `RULE@scenario`, has the scenario's
 */
export function rerunCommand(args: readonly string[]): (result: string) => string {
  const { own, command } = wordsWithout(args, SELECTING, ONCE)
  return (result) =>
    ['pi-conformance', ...own, '--scenario', scenarioOf(result), ...command].map(quoted).join(' ')
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
