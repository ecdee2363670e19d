import { readdir, readFile } from 'node:fs/promises'

/** Ids of all processes below `pid`, as procfs shows them now; none where there is no procfs. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const parents = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(parentOf))
  const children = Map.groupBy(parents, ({ parent }) => parent)
  const found: number[] = []
  const waiting = [pid]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const child of children.get(next) ?? []) {
      found.push(child.pid)
      waiting.push(child.pid)
    }
  }
  return found
}

async function parentOf(name: string): Promise<{ pid: number; parent: number }> {
  const stat = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => '')
  // The program's name stands in parentheses and may contain some; state and parent follow the last one.
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { pid: Number(name), parent: Number(parent ?? 0) }
}
