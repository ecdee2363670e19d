import type { TSchema } from '@sinclair/typebox'
import { Tools } from '../../spec/schema/tools.ts'
import type { Host } from '../host/host.ts'
import type { Units } from '../units.ts'
import { promptContributions } from './prompt-contributions.ts'

export type ToolName = keyof typeof Tools

/** What a model, and the system prompt, are told of a tool. */
export interface OfferedTool {
  readonly name: ToolName
  /** The schema by which `validateArguments` checks a call. */
  readonly parameters: TSchema
  readonly promptSnippet: string
  readonly promptGuidelines?: readonly string[]
}

/** See {@link buildListTools}. */
export type ListTools = () => readonly OfferedTool[]

/**
 * The tools that are offered in this place: all of them, but `powershell` on Windows only.
 * Rules: TOOL-014 to TOOL-018.
 */
export function buildListTools(_units: Units, host: Host): ListTools {
  return () =>
    toolNames
      .filter((name) => name !== 'powershell' || host.platform === 'win32')
      .map((name) => {
        const { snippet, guidelines } = promptContributions[name]
        return {
          name,
          parameters: Tools[name].input,
          promptSnippet: snippet,
          ...(guidelines === undefined ? {} : { promptGuidelines: guidelines }),
        }
      })
}

const toolNames = Object.keys(Tools) as ToolName[]
