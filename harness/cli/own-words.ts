/** The words of a call of this command, and what stands from `--` on: the subject's command. */
export interface Words {
  readonly own: readonly string[]
  readonly command: readonly string[]
}

/**
 * The words of a call without some options.
 *
 * @param args the words after the program's name
 * @param valued options that take a value, which may follow a blank or `=`
 * @param flags options without a value
 */
export function wordsWithout(
  args: readonly string[],
  valued: readonly string[],
  flags: readonly string[],
): Words {
  const dashes = args.indexOf('--')
  const end = dashes === -1 ? args.length : dashes
  const own: string[] = []
  for (let index = 0; index < end; index++) {
    const word = args[index] ?? ''
    const [name = ''] = word.split('=')
    if (valued.includes(name)) index += word.includes('=') ? 0 : 1
    else if (!flags.includes(word)) own.push(word)
  }
  return { own, command: args.slice(end) }
}
