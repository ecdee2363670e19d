import type { ReadInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { buildOpenText, type OpenText } from './open-text.ts'
import { buildRead } from './read.ts'
import { buildReadImage, type ReadImage } from './read-image.ts'
import { buildReadNotice, type ReadNotice } from './read-notice.ts'
import { buildSelectLines, type SelectLines } from './select-lines.ts'

/** The tool `read` and its parts. */
export interface ReadUnits {
  readTool: RunTool<ReadInput>
  openText: OpenText
  readImage: ReadImage
  selectLines: SelectLines
  readNotice: ReadNotice
}

export const readUnits: UnitFactories<ReadUnits> = {
  readTool: buildRead,
  openText: (_units, host) => buildOpenText(host),
  readImage: buildReadImage,
  selectLines: buildSelectLines,
  readNotice: buildReadNotice,
}
