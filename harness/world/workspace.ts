import { existsSync } from 'node:fs'
import { chmod, chown, lchown, mkdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dir } from 'tmp-promise'
import { UsageError } from '../cli/usage-error.ts'
import type { Places } from '../observe/events.ts'
import { goesOn, undoWhenInterrupted } from './interruption.ts'
import { namesBelow } from './names-below.ts'

/** Files that would change what a tool does when they stand above the workspace. */
const DISTURBING = ['.git', '.gitignore', '.ignore', '.rgignore', '.fdignore']

/** By folder: how to forget it once it is removed. */
const forget = new Map<string, () => void>()

/** Makes the three folders of a scenario. */
export async function makePlaces(): Promise<Places & { readonly root: string }> {
  await goesOn()
  const made = await dir({ prefix: 'pi-conformance-', keep: true, tmpdir: await realpath(tmpdir()) })
  const root = made.path
  forget.set(
    root,
    undoWhenInterrupted('folder', () => removePlaces(root)),
  )
  const disturbing = findAbove(root)
  if (disturbing) {
    await removePlaces(root)
    throw new UsageError(
      `The folder for temporary files lies below ${disturbing}, which would change results. Set TMPDIR.`,
    )
  }
  await chmod(root, 0o755)
  const places = { workspace: join(root, 'workspace'), home: join(root, 'home'), temp: join(root, 'temp') }
  for (const folder of Object.values(places)) await mkdir(folder)
  return { ...places, root }
}

/** Gives everything in the folders to a user, so that a subject that runs under it can work there. */
export async function giveTo(user: number, places: Places): Promise<void> {
  for (const folder of [places.workspace, places.home, places.temp]) {
    await chown(folder, user, user)
    for (const name of await namesBelow(folder)) await lchown(join(folder, name), user, user)
  }
}

/** Removes the folders, whatever modes a scenario has left there. */
export async function removePlaces(root: string): Promise<void> {
  try {
    await rm(root, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    for (const name of await namesBelow(root)) await chmod(join(root, name), 0o700).catch(() => {})
    await rm(root, { recursive: true, force: true, maxRetries: 3 })
  }
  forget.get(root)?.()
  forget.delete(root)
}

function findAbove(folder: string): string | undefined {
  for (let above = folder; ; above = dirname(above)) {
    const found = DISTURBING.map((name) => join(above, name)).find((path) => existsSync(path))
    if (found || dirname(above) === above) return found
  }
}
