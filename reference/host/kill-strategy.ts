/** How a process and those below it are ended: by its group, or by walking the tree. */
export type KillStrategy = 'process-group' | 'tree-walk'

/** Windows knows no process groups, so there the tree is walked. */
export function killStrategy(platform: NodeJS.Platform): KillStrategy {
  return platform === 'win32' ? 'tree-walk' : 'process-group'
}
