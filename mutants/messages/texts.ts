import { mutant } from '../mutant.ts'

const CONTROL = 'LLM-001/one-message-of-each-role/user-text'

export const endsCompactionsOnTheLastLine = mutant({
  unit: 'compactionSummaryText',
  kills: 'LLM-008',
  does: 'puts the end tag of a compaction on the last line of the summary',
  control: CONTROL,
  build: (original) => (summary) => original(summary).replace(/\n<\/summary>$/, '</summary>'),
})

export const endsBranchesOnALineOfItsOwn = mutant({
  unit: 'branchSummaryText',
  kills: 'LLM-009',
  does: 'puts the end tag of a branch summary on a line of its own',
  control: CONTROL,
  build: (original) => (summary) => original(summary).replace(/<\/summary>$/, '\n</summary>'),
})

export const trimsOutput = mutant({
  unit: 'bashExecutionText',
  kills: 'LLM-010',
  does: 'trims the output of commands',
  control: CONTROL,
  build: (original) => (execution) =>
    original({ ...execution, output: String(execution['output'] ?? '').trim() }),
})

export const tellsTheCodeOfCancelledCommands = mutant({
  unit: 'bashExecutionText',
  kills: 'LLM-011',
  does: 'tells the exit code of a command that was cancelled',
  control: CONTROL,
  build: (original) => (execution) =>
    original(execution['exitCode'] ? { ...execution, cancelled: false } : execution),
})

export const namesEveryFile = mutant({
  unit: 'bashExecutionText',
  kills: 'LLM-012',
  does: 'names the file of an output that was not truncated',
  control: CONTROL,
  build: (original) => (execution) => original({ ...execution, truncated: true }),
})

export const tellsUndefined = mutant({
  unit: 'bashExecutionText',
  kills: 'LLM-014',
  does: 'tells a missing command as the word undefined',
  control: CONTROL,
  build: (original) => (execution) => original({ ...execution, command: `${execution['command']}` }),
})
