import { ToolError } from './tool.ts'

/** What every tool answers when it was aborted before it had something to say. */
export const ABORTED = 'Operation aborted'

/** @throws ToolError when the signal is aborted */
export function checkAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ToolError(ABORTED)
}

/**
 * Settles as `work` does, or rejects at once when the signal is aborted. The work itself goes on and its outcome is dropped,
 * so give it only work that may be abandoned.
 *
 * @throws ToolError when aborted
 */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(new ToolError(ABORTED))
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
    work.catch(() => undefined)
    aborted.promise.catch(() => undefined)
  }
}
