import { basename, dirname } from 'node:path'
import type { GrepLine } from '../../../reference/tools/tool.ts'
import { mutant } from '../../mutant.ts'

async function* select(
  lines: AsyncIterable<GrepLine>,
  change: (line: GrepLine) => GrepLine | undefined,
): AsyncGenerator<GrepLine> {
  for await (const line of lines) {
    const changed = change(line)
    if (changed !== undefined) yield changed
  }
}

export const saysNothingOfTheUnread = mutant({
  unit: 'searchLines',
  kills: 'GREP-006',
  does: 'says nothing of files that could not be read',
  control: 'GREP-001/a-search/in-a-directory',
  build: (original) => async (request, options) => {
    const search = await original(request, options)
    return { ...search, end: async () => (await search.end()).slice(0, 0) }
  },
})

export const losesSeparators = mutant({
  unit: 'searchLines',
  kills: 'GREP-012',
  does: 'loses lines with U+2028 or U+2029',
  control: 'GREP-011/ends-of-lines/line-feeds',
  build: (original) => async (request, options) => {
    const search = await original(request, options)
    const lines = select(search.lines, (line) => (/[\u2028\u2029]/.test(line.text) ? undefined : line))
    return { ...search, lines }
  },
})

export const searchesFromAbove = mutant({
  unit: 'searchLines',
  kills: 'GREP-027',
  does: 'searches the directory above and shows what is at the path, so that ignore rules count for the path itself',
  control: 'GREP-001/a-search/in-a-directory',
  build: (original) => async (request, options) => {
    const name = basename(request.path)
    const above = { ...request, path: dirname(request.path) }
    const search = await original(above, { ...options, directory: true })
    const lines = select(search.lines, (line) => {
      if (!options.directory) return line.file === name ? line : undefined
      return line.file.startsWith(`${name}/`)
        ? { ...line, file: line.file.slice(name.length + 1) }
        : undefined
    })
    return { ...search, lines }
  },
})
