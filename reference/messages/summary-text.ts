/** What a model reads in place of the history that a compaction summarises. Rules: LLM. */
export function compactionSummaryText(summary: string): string {
  return `The conversation history before this point was compacted into the following summary:\n\n<summary>\n${summary}\n</summary>`
}

/** What a model reads about a branch that was left. No line feed stands before the end tag. Rules: LLM. */
export function branchSummaryText(summary: string): string {
  return `The following is a summary of a branch that this conversation came back from:\n\n<summary>\n${summary}</summary>`
}
