import { ToolError } from '../../../reference/tools/tool.ts'
import { mutant } from '../../mutant.ts'

const THERE = 'READ-005/a-file-that-is-there'

export const believesSizes = mutant({
  unit: 'openText',
  kills: 'READ-010',
  does: 'takes a file of procfs, whose size is 0, for an empty one',
  control: THERE,
  build: (original) => async (path, context) => {
    const bytes = await original(path, context)
    return path.startsWith('/proc/') ? nothing() : bytes
  },
})

export const followsNoLinks = mutant({
  unit: 'openText',
  kills: 'READ-011',
  does: 'refuses to read through a link',
  control: THERE,
  build: (original, units) => async (path, context) => {
    const bytes = await original(path, context)
    if ((await units.fileKey(path)) !== path) throw new ToolError(`Cannot read ${path}: it is a link.`)
    return bytes
  },
})

async function* nothing(): AsyncIterable<Uint8Array> {}
