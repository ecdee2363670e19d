import { ToolError } from '../../reference/tools/tool.ts'

/** Lets a failure of `run` say something else. */
export async function reworded<T>(
  run: () => T | Promise<T>,
  change: (message: string) => string,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw new ToolError(change(messageOf(error)))
  }
}

/** The same for what is not asynchronous. */
export function rewordedNow<T>(run: () => T, change: (message: string) => string): T {
  try {
    return run()
  } catch (error) {
    throw new ToolError(change(messageOf(error)))
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
