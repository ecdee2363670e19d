import { posix } from 'node:path'
import { type Difference, textOf } from '../case.ts'
import { type Explanation, example } from '../explanation.ts'
import { argumentsOf, fails } from './texts.ts'

const items = [{ arrange: 'symlink', path: 'dir/dangling', target: 'nowhere' }] as const

export const lsExplanations: readonly Explanation[] = [
  {
    because: 'LS-007',
    accepts: (difference) => {
      const { call, pi, reference, tree } = difference
      if (call.tool !== 'ls' || tree.length > 0 || fails(pi, /^/) || fails(reference, /^/)) return false
      const links = danglingNames(difference)
      const [shown, all] = [listed(textOf(pi)), listed(textOf(reference))]
      const rest = all.filter((name) => !links.includes(name))
      // With a limit, names that pi passes over leave room for others.
      const limited = argumentsOf(difference)['limit'] !== undefined
      const same = limited ? rest.every((name) => shown.includes(name)) : rest.join('\n') === shown.join('\n')
      return links.length > 0 && same
    },
    example: example('ls', { path: 'dir' }, '(empty directory)', 'dangling', { items }),
    counterexample: example('ls', { path: 'dir' }, '(empty directory)', 'other', { items }),
  },
]

function listed(text: string): string[] {
  return text
    .replace(/\n\n\[[^\n]*\]$/, '')
    .split('\n')
    .filter((name) => name !== '(empty directory)')
}

/** Names of links that lead nowhere, as far as the arranged workspace tells. */
function danglingNames({ items, before }: Difference): string[] {
  const changed = before.length > 0
  const there = new Set(items.flatMap(({ path }) => [path, ...parents(path)]))
  return items.flatMap((item) => {
    if (item.arrange !== 'symlink') return []
    const target = posix.join(posix.dirname(item.path), item.target)
    return !changed && (target === '.' || there.has(target)) && !leadsToLink(items, target)
      ? []
      : [posix.basename(item.path)]
  })
}

function leadsToLink(items: Difference['items'], target: string): boolean {
  return items.some(({ arrange, path }) => arrange === 'symlink' && path === target)
}

function parents(path: string): string[] {
  const above = posix.dirname(path)
  return above === '.' ? [] : [above, ...parents(above)]
}
