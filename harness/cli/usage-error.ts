/** A mistake in what the user asked for: shown as one message, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
