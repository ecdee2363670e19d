import { Observed } from './observed.ts'
import type { Observer } from './observer.ts'

/** A request that the subject sent back, waiting for its answer. */
export class Reverse {
  readonly method: string
  readonly params: Observed<unknown>
  readonly #observer: Observer
  readonly #instance: string
  readonly #id: number

  constructor(observer: Observer, instance: string, id: number, method: string, params: unknown, n: number) {
    this.#observer = observer
    this.#instance = instance
    this.#id = id
    this.method = method
    this.params = new Observed(params, [{ event: n, path: ['params'] }])
  }

  get id(): number {
    return this.#id
  }

  /** Answers with a result; `{}` when the operation returns nothing. */
  answer(result: unknown = {}): void {
    this.#observer.tell({ op: 'reply', instance: this.#instance, reverse: this.#id, result })
  }

  /** Answers that the operation failed, as a system call would: `code` such as `EACCES`. */
  fail(code: string, message: string): void {
    this.#observer.tell({
      op: 'reject',
      instance: this.#instance,
      reverse: this.#id,
      error: { code: -32000, message, data: { code } },
    })
  }

  /** Sends a piece of output; the value of a progress message. */
  emit(value: unknown): void {
    this.#observer.tell({ op: 'emit', instance: this.#instance, reverse: this.#id, value })
  }
}
