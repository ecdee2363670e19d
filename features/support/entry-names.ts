import { expand } from './contents.ts'
import { idsIn } from './fork-copies.ts'
import { FORK, SESSION } from './open-sessions.ts'
import type { Names } from './stored-session.ts'
import type { World } from './world.ts'

/** The id that an entry was given, if a step has named it; else the text itself. */
export function idOf(world: World, name: string): unknown {
  return world.named.has(name) ? world.named.get(name)?.value : name
}

/** What entries are called in the scenario, by the id that they were given. */
export function namesOf(world: World): Names {
  const entries = [...world.named].filter(
    ([name, { value }]) => name !== SESSION && name !== FORK && value !== undefined,
  )
  return new Map(entries.map(([name, id]) => [id.value, name]))
}

/** The ids in arranged files: they are no subject's doing. */
export function arrangedIds(world: World): ReadonlySet<unknown> {
  return new Set([...world.arranged.values()].flatMap((content) => [...idsIn(expand(content))]))
}
