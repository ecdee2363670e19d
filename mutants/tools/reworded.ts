import { type Block, ToolError } from '../../reference/tools/tool.ts'

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

/** An answer or an update whose texts say something else. */
export function retold<Told extends { readonly content: readonly Block[] }>(
  told: Told,
  change: (text: string) => string,
): Told {
  const content = told.content.map((block) =>
    block.type === 'text' ? { ...block, text: change(block.text) } : block,
  )
  return { ...told, content }
}

/** All texts of an answer, one after another. */
export function textsOf({ content }: { readonly content: readonly Block[] }): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('')
}
