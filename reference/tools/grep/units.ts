import type { GrepInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { type AllMatches, buildAllMatches } from './all-matches.ts'
import { buildGrepAnswer, type GrepAnswer } from './answer.ts'
import { compareFiles } from './compare-files.ts'
import { buildGrepFileName, type GrepFileName } from './file-name.ts'
import { buildFirstMatches, type TakeFirstMatches } from './first-matches.ts'
import { buildGrep } from './grep.ts'
import { type BuiltGrepLine, buildGrepLine } from './grep-line.ts'
import { type ReadGrepRequest, readGrepRequest } from './request.ts'
import { ripgrepArguments } from './ripgrep-arguments.ts'
import { buildSearchLines, type SearchLines } from './search.ts'

/** The tool `grep` and its parts. */
export interface GrepUnits {
  grepTool: RunTool<GrepInput>
  grepRequest: ReadGrepRequest
  searchLines: SearchLines
  ripgrepArguments: typeof ripgrepArguments
  allMatches: AllMatches
  firstMatches: TakeFirstMatches
  compareFiles: typeof compareFiles
  grepFileName: GrepFileName
  grepLine: BuiltGrepLine
  grepAnswer: GrepAnswer
}

export const grepUnits: UnitFactories<GrepUnits> = {
  grepTool: buildGrep,
  grepRequest: () => readGrepRequest,
  searchLines: buildSearchLines,
  ripgrepArguments: () => ripgrepArguments,
  allMatches: buildAllMatches,
  firstMatches: buildFirstMatches,
  compareFiles: () => compareFiles,
  grepFileName: buildGrepFileName,
  grepLine: buildGrepLine,
  grepAnswer: buildGrepAnswer,
}
