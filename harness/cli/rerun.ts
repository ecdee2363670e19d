const SELECTING = /^--(rule|area|scenario|profile|record|report|workers|order)(=|$)/
const ONCE = /^--(json|update-baseline)$/

/**
 * The command that was given, for one scenario.
 *
 * @param args the words after the program's name
 * @returns gives the command for the id of a result; a judgement that rides on a scenario, `RULE@scenario`, has the scenario's
 */
export function rerunCommand(args: readonly string[]): (result: string) => string {
  const dashes = args.indexOf('--')
  const [own, command] = dashes === -1 ? [args, []] : [args.slice(0, dashes), args.slice(dashes)]
  const kept: string[] = []
  for (let index = 0; index < own.length; index++) {
    const word = own[index] ?? ''
    if (SELECTING.test(word)) index += word.includes('=') ? 0 : 1
    else if (!ONCE.test(word)) kept.push(word)
  }
  return (result) => {
    const scenario = result.replace(/^[A-Z]+-\d{3}@/, '')
    return ['pi-conformance', ...kept, '--scenario', scenario, ...command].map(quoted).join(' ')
  }
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
