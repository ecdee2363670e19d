import type { Content } from '../../harness/observe/questions.ts'

/** The text that a recipe describes. Only for recipes of text. */
export function expand(content: Content): string {
  if ('text' in content) return content.text
  if ('repeat' in content) return expand(content.repeat).repeat(content.times)
  if ('parts' in content) return content.parts.map(expand).join('')
  if ('numbered' in content) {
    const { prefix, from, to, suffix } = content.numbered
    let text = ''
    for (let number = from; number <= to; number++) text += `${prefix}${number}${suffix}`
    return text
  }
  throw new TypeError('Bytes have no text.')
}
