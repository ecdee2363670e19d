import type { ToolName } from './list-tools.ts'

/** What a tool adds to the system prompt: a line in the list of tools, and rules for its use. */
export interface PromptContribution {
  readonly snippet: string
  readonly guidelines?: readonly string[]
}

const SESSION_VARIABLES = 'You can inspect PI_* environment variables for current model and session details.'

/** By tool. Rules: TOOL-017, TOOL-018. */
export const promptContributions: Readonly<Record<ToolName, PromptContribution>> = {
  read: {
    snippet: 'Read file contents',
    guidelines: ['Use read to examine files instead of cat or sed.'],
  },
  write: {
    snippet: 'Create or overwrite files',
    guidelines: ['Use write only for new files or complete rewrites.'],
  },
  edit: {
    snippet:
      'Make precise file edits with exact text replacement, including multiple disjoint edits in one call',
    guidelines: [
      'Use edit for targeted changes. Batch changes to one file in a single call.',
      'Each edits[].oldText must exactly and uniquely match the original file. Keep matches short and non-overlapping; merge nearby changes without including large unchanged regions.',
    ],
  },
  bash: { snippet: 'Execute bash commands (ls, grep, find, etc.)', guidelines: [SESSION_VARIABLES] },
  powershell: { snippet: 'Execute PowerShell commands', guidelines: [SESSION_VARIABLES] },
  ls: { snippet: 'List directory contents' },
  find: { snippet: 'Find files by glob pattern (respects .gitignore)' },
  grep: { snippet: 'Search file contents for patterns (respects .gitignore)' },
}
