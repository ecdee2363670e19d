/** The members of a `bashExecution` message, none of which is certain. */
export type BashExecution = Readonly<Record<string, unknown>>

/**
 * What a model reads about a command that the user ran: the command, its output in a fence, and how it ended.
 * A missing command or output counts as empty. The output is neither trimmed nor escaped. Rules: LLM.
 */
export function bashExecutionText(execution: BashExecution): string {
  const output = execution['output']
  const shown = output ? `\`\`\`\n${output}\n\`\`\`` : '(no output)'
  return `Ran \`${execution['command'] ?? ''}\`\n${shown}${howItEnded(execution)}${whereTheRestIs(execution)}`
}

function howItEnded({ cancelled, exitCode }: BashExecution): string {
  if (cancelled) return '\n\n(command cancelled)'
  if (exitCode === undefined || exitCode === null || exitCode === 0) return ''
  return `\n\nCommand exited with code ${exitCode}`
}

function whereTheRestIs({ truncated, fullOutputPath }: BashExecution): string {
  return truncated && fullOutputPath ? `\n\n[Output truncated. Full output: ${fullOutputPath}]` : ''
}
