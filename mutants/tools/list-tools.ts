import { Tools } from '../../spec/schema/tools.ts'
import { mutant } from '../mutant.ts'

const CONTROL = 'TOOL-006/a-name-that-a-tool-has'

export const forgetsFind = mutant({
  unit: 'listTools',
  kills: 'TOOL-014',
  does: 'does not offer find',
  control: CONTROL,
  build: (original) => () => original().filter(({ name }) => name !== 'find'),
})

export const offersPowerShell = mutant({
  unit: 'listTools',
  kills: 'TOOL-015',
  does: 'offers powershell everywhere',
  control: CONTROL,
  build: (original) => () => [
    ...original(),
    { name: 'powershell', parameters: Tools.powershell.input, promptSnippet: 'Execute PowerShell commands' },
  ],
})

export const wantsAPath = mutant({
  unit: 'listTools',
  kills: 'TOOL-016',
  does: 'says that ls needs a path',
  control: CONTROL,
  build: (original) => () =>
    original().map((tool) =>
      tool.name === 'ls' ? { ...tool, parameters: { ...tool.parameters, required: ['path'] } } : tool,
    ),
})

export const namesToolsOnly = mutant({
  unit: 'listTools',
  kills: 'TOOL-017',
  does: 'has only the name of a tool for the system prompt',
  control: CONTROL,
  build: (original) => () => original().map((tool) => ({ ...tool, promptSnippet: tool.name })),
})

export const hasNoGuidelines = mutant({
  unit: 'listTools',
  kills: 'TOOL-018',
  does: 'has no rules for the use of a tool',
  control: CONTROL,
  build: (original) => () => original().map(({ promptGuidelines: _, ...tool }) => tool),
})
