import { unescapeText } from './content-table.ts'
import type { World } from './world.ts'

/**
 * A path as a feature spells it: the escapes of JSON strings may stand in it, and `WORKSPACE` and `HOME` stand for the folders of the
 * scenario.
 */
export function spelled(world: World, path: string): string {
  const { workspace, home } = world.observer.paths
  return unescapeText(path).replaceAll('WORKSPACE', workspace).replaceAll('HOME', home)
}

/** As {@link spelled}, absolute: a relative path starts at the workspace. */
export function place(world: World, path: string): string {
  return world.path(spelled(world, path))
}
