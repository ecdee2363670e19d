import type { World } from './world.ts'

/** Ids in a list separated by spaces; `@NAME` stands for the id of the entry that the scenario calls NAME. */
export function idsIn(world: World, list: string): string[] {
  return list
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => idOf(world, word))
}

/** One id. An entry that got no id matches nothing. */
export function idOf(world: World, word: string): string {
  if (!word.startsWith('@')) return word
  const id = world.named.get(word.slice(1))?.value
  return typeof id === 'string' && id !== ''
    ? id
    : `the id of "${word.slice(1)}", which the subject did not tell`
}
