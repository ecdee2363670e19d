import { isDeepStrictEqual } from 'node:util'
import type { Call, Case, Difference, TreeDifference } from './case.ts'
import { Side } from './side.ts'

/** Tools that may change files; after the others the trees are compared once, at the end. */
const CHANGING = ['write', 'edit', 'bash', 'powershell']

/** pi and the reference side by side, in workspaces of their own that begin alike. */
export class Twins {
  readonly #pi: Side
  readonly #reference: Side

  private constructor(pi: Side, reference: Side) {
    this.#pi = pi
    this.#reference = reference
  }

  static async start(marker: string): Promise<Twins> {
    const pi = await Side.start('pi', `${marker}-pi`)
    return new Twins(pi, await Side.start('reference', `${marker}-reference`))
  }

  async close(): Promise<void> {
    await Promise.all([this.#pi.close(), this.#reference.close()])
  }

  /**
   * Makes the calls of a case on both. Where the trees have come to differ, the calls that are left are made in fresh
   * workspaces, so that one difference never causes another.
   *
   * @returns the differences, in the order of the calls
   */
  async run({ items, calls }: Case): Promise<Difference[]> {
    const differences: Difference[] = []
    const left = [...calls]
    while (left.length > 0) {
      await this.#both((side) => side.begin(items))
      const difference = await this.#until(items, left, (found) => differences.push(found))
      if (difference) differences.push(difference)
    }
    await this.#both((side) => side.leave())
    return differences
  }

  /** Makes calls, taken from `left`, until the twins are no longer alike. */
  async #until(
    items: Case['items'],
    left: Call[],
    alike: (difference: Difference) => void,
  ): Promise<Difference | undefined> {
    const before: Call[] = []
    for (let call = left.shift(); call; call = left.shift()) {
      const made = call
      const [pi, reference] = await this.#both((side) => side.call(made))
      const lost = pi.fault !== undefined || reference.fault !== undefined
      const looks = CHANGING.includes(call.tool) || left.length === 0
      const tree = looks && !lost ? await this.#treeDifferences() : []
      const difference = { items, before: [...before], call, pi, reference, tree }
      if (lost || tree.length > 0) return difference
      if (!isDeepStrictEqual(pi, reference)) alike(difference)
      before.push(call)
    }
    return undefined
  }

  async #treeDifferences(): Promise<TreeDifference[]> {
    const [pi, reference] = await this.#both((side) => side.tree())
    const paths = [...new Set([...pi.keys(), ...reference.keys()])].sort()
    const found: TreeDifference[] = []
    for (const path of paths) {
      const [a, b] = [pi.get(path), reference.get(path)]
      if (isDeepStrictEqual(a, b)) continue
      found.push({
        path,
        ...(a ? { pi: await this.#pi.see(path, a) } : {}),
        ...(b ? { reference: await this.#reference.see(path, b) } : {}),
      })
    }
    return found
  }

  async #both<Result>(act: (side: Side) => Promise<Result>): Promise<[Result, Result]> {
    return Promise.all([act(this.#pi), act(this.#reference)])
  }
}
