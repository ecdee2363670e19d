import { ToolError } from '../tool.ts'

/** What a timer of 31 bits of milliseconds can wait. */
const MOST_SECONDS = 2_147_483.647

/**
 * Checks a timeout in seconds; fractions are fine, and none means no timeout.
 *
 * @throws ToolError when it is not positive, not finite or too long for a timer
 * Area: BASH.
 */
export function checkTimeout(seconds: number | undefined): void {
  if (seconds === undefined) return
  if (!Number.isFinite(seconds) || seconds <= 0) {
    throw new ToolError('Invalid timeout: must be a finite number of seconds')
  }
  if (seconds > MOST_SECONDS) throw new ToolError(`Invalid timeout: maximum is ${MOST_SECONDS} seconds`)
}
