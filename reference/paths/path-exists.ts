import type { Host } from '../host/host.ts'
import type { ToolContext } from '../tools/tool.ts'

/** Is there anything at an absolute path? A dangling symbolic link is something: its name is taken. */
export async function pathExists(path: string, { operations }: Where, host: Host): Promise<boolean> {
  try {
    if (operations !== undefined) return await operations.exists(path)
    await host.fs.lstat(path)
    return true
  } catch {
    return false
  }
}

/** Where a path is looked up: in the working directory, and on the disk unless other operations take its place. */
export type Where = Pick<ToolContext, 'cwd' | 'operations'>
