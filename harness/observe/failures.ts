/** How a scenario ends when it cannot go on; each is thrown by the observer and turned into an attachment by the World. */

/** The subject broke a rule: the only way to *violated*. */
export class Violation extends Error {
  override readonly name = 'Violation'
  readonly aspect: string
  readonly kind: string
  readonly expected: unknown
  readonly received: unknown

  constructor(aspect: string, kind: string, expected: unknown, received: unknown) {
    super(`${aspect}: expected differs from received`)
    this.aspect = aspect
    this.kind = kind
    this.expected = expected
    this.received = received
  }
}

/** The subject did not answer in time, or ended in the middle. Judged by a second pass. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly reason: 'no answer' | 'died'
  /** Instance, method and content of the request: the same again in a second pass is a violation. */
  readonly request: string
  readonly detail: string

  constructor(reason: 'no answer' | 'died', request: string, detail: string) {
    super(`${reason}: ${request} (${detail})`)
    this.reason = reason
    this.request = request
    this.detail = detail
  }
}

/** The adapter broke the protocol, or could not start: says nothing about the implementation. */
export class AdapterFault extends Error {
  override readonly name = 'AdapterFault'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The recording belongs to another version of the suite, or was damaged. */
export class ForeignTranscript extends Error {
  override readonly name = 'ForeignTranscript'
}
