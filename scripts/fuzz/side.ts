import { join } from 'node:path'
import type { Places } from '../../harness/observe/events.ts'
import { AdapterFault } from '../../harness/observe/failures.ts'
import { Subjects } from '../../harness/run/subjects.ts'
import type { Lease } from '../../harness/subject/lease.ts'
import { bundledManifest, readManifest } from '../../harness/subject/manifest.ts'
import { arrange } from '../../harness/world/arrange.ts'
import { lookAt, treeOf } from '../../harness/world/look.ts'
import { sweep } from '../../harness/world/processes.ts'
import { makePlaces, removePlaces } from '../../harness/world/workspace.ts'
import type { Answer, Call, Item, Seen } from './case.ts'
import { masked, withoutTemporaryNames } from './mask.ts'

/** Milliseconds until a call counts as unanswered. */
const LIMIT = 10_000
/** Bytes up to which a differing file is shown. */
const SHOWN = 64 * 1024

type Home = Places & { readonly root: string }

/** One subject, kept alive for the whole run, and the workspace in which it is at the moment. */
export class Side {
  readonly name: string
  readonly #subjects: Subjects
  readonly #home: Home
  readonly #marker: string
  #places: Home | undefined
  #lease: Lease | undefined

  private constructor(name: string, subjects: Subjects, home: Home, marker: string) {
    this.name = name
    this.#subjects = subjects
    this.#home = home
    this.#marker = marker
  }

  /** Starts an adapter that comes with the suite, over the transports that the suite uses. */
  static async start(name: string, marker: string): Promise<Side> {
    const manifest = bundledManifest(name)
    if (!manifest) throw new AdapterFault('start', `There is no adapter "${name}".`)
    const subject = readManifest(manifest)
    const home = await makePlaces()
    const subjects = new Subjects({ subject, transport: 'in-process', replacements: [], marker }, home)
    await subjects.smokeCheck(20_000)
    return new Side(name, subjects, home, marker)
  }

  /** Makes a fresh workspace. What cannot be arranged, such as a file below a file, is left out. */
  async begin(items: readonly Item[]): Promise<void> {
    await this.leave()
    const places = await makePlaces()
    this.#places = places
    for (const item of items) {
      const path = join(places.workspace, item.path)
      // A hard link names its target as the system does, a symbolic link as its reader will.
      const question =
        item.arrange === 'hardlink'
          ? { ...item, path, target: join(places.workspace, item.target) }
          : { ...item, path }
      await arrange(question).catch(() => {})
    }
    this.#lease = await this.#subjects.acquire('A', 'fuzz', places, this.#marker, {})
  }

  /** Calls a tool, and masks its answer; a failure of the adapter becomes a fault, and the adapter is started anew. */
  async call({ tool, arguments: given }: Call): Promise<Answer> {
    const { places, lease } = this.#here()
    const args = placed(given, places.workspace)
    try {
      return masked(await lease.call('tool/call', { name: tool, arguments: args }, LIMIT), places)
    } catch (error) {
      if (!(error instanceof AdapterFault)) throw error
      await lease.kill()
      return { fault: error.code }
    }
  }

  /** Everything below the folders, by path; entries of one masked path are numbered in the order of their content. */
  async tree(): Promise<Map<string, Seen>> {
    const { places } = this.#here()
    const found = new Map<string, Seen>()
    const entries = (await treeOf(places)).map(({ path, modified: _, ...entry }) => {
      const target = entry.target?.replaceAll(places.workspace, '$WORKSPACE')
      const seen: Seen = { ...entry, ...(target === undefined ? {} : { target }) }
      return { name: withoutTemporaryNames(path), order: JSON.stringify(seen), seen }
    })
    for (const { name, seen } of entries.sort((a, b) => (a.order < b.order ? -1 : 1))) {
      let unique = name
      for (let count = 2; found.has(unique); count++) unique = `${name}#${count}`
      found.set(unique, seen)
    }
    return found
  }

  /** An entry with its content, for a difference to be shown. */
  async see(path: string, entry: Seen): Promise<Seen> {
    if (entry.kind !== 'file' || entry.size > SHOWN) return entry
    const [, place = '', rest = ''] = /^(\w+)\/(.*)$/s.exec(path) ?? []
    const folder = this.#here().places[place as keyof Places]
    const { text, base64 } = await lookAt(join(folder, rest), true)
    return { ...entry, ...(text === undefined ? {} : { text }), ...(base64 === undefined ? {} : { base64 }) }
  }

  /** Leaves the workspace, and removes it. */
  async leave(): Promise<void> {
    if (this.#lease) await this.#subjects.release('A', this.#lease, {})
    this.#lease = undefined
    if (this.#places) await removePlaces(this.#places.root)
    this.#places = undefined
  }

  async close(): Promise<void> {
    await this.leave()
    await this.#subjects.close()
    await sweep((found) => found === this.#marker)
    await removePlaces(this.#home.root)
  }

  #here(): { places: Home; lease: Lease } {
    if (!this.#places || !this.#lease) throw new Error(`${this.name} has no workspace.`)
    return { places: this.#places, lease: this.#lease }
  }
}

function placed(value: unknown, workspace: string): unknown {
  if (typeof value === 'string') return value.replaceAll('$WORKSPACE', workspace)
  if (Array.isArray(value)) return value.map((element) => placed(element, workspace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, placed(inner, workspace)]))
}
