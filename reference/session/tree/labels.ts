import type { LabelChange, SessionIndex } from '../session-index.ts'

/**
 * The labels in force, by target. They belong to the file and not to a branch: the last line for a target wins, and an
 * empty, null or missing label clears it. Ordered by when each was first set since it was last cleared. Rules: TREE.
 */
export function sessionLabels(index: SessionIndex): Map<unknown, LabelChange> {
  const labels = new Map<unknown, LabelChange>()
  for (const change of index.labelChanges) {
    if (change.label) labels.set(change.target, change)
    else labels.delete(change.target)
  }
  return labels
}
