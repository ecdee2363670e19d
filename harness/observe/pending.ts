import { ErrorCode } from '../../spec/schema/protocol.ts'
import { AdapterFault, Violation } from './failures.ts'
import { Observed } from './observed.ts'
import type { Answered, Observer, Sent } from './observer.ts'

/** A request under way. */
export class Pending {
  readonly #observer: Observer
  readonly #instance: string
  readonly #sent: Promise<Sent>
  readonly #describe: string

  constructor(observer: Observer, instance: string, sent: Promise<Sent>, describe: string) {
    this.#observer = observer
    this.#instance = instance
    this.#sent = sent
    this.#describe = describe
    sent.catch(() => {})
  }

  /**
   * Waits for the result.
   *
   * @throws Violation when the subject answers with an error
   * @throws NoAnswer when it does not answer in time, or dies
   * @throws AdapterFault when the adapter does not know the method, refuses the parameters or breaks the protocol
   */
  async answer(): Promise<Observed<unknown>> {
    const { event, n } = await this.#answered()
    if (event.on === 'result') return new Observed(event.result, [{ event: n, path: ['result'] }])
    if (event.on === 'error') throw failure(this.#describe, event.error)
    throw new AdapterFault('observer', `Unexpected ${event.on} for ${this.#describe}.`)
  }

  /** Waits for the end, whatever it is: `{ result }` or `{ error: { code, message } }`. For cancelled requests. */
  async outcome(): Promise<Observed<unknown>> {
    const { event, n } = await this.#answered()
    return new Observed(event, [{ event: n, path: [] }])
  }

  /** Waits for the end; milliseconds from sending to the end. */
  async elapsed(): Promise<Observed<number>> {
    const [sent, { n, at }] = await Promise.all([this.#sent, this.#answered()])
    return new Observed(at - sent.sentAt, [{ event: n, path: ['@at'] }])
  }

  /** Progress received so far. Complete only once the request has ended. */
  async progress(): Promise<readonly Observed[]> {
    return [...(await this.#sent).progress]
  }

  /** Waits until `count` progress messages have arrived in all. */
  async progressed(count: number): Promise<readonly Observed[]> {
    const sent = await this.#sent
    while (sent.progress.length < count) {
      await Promise.race([new Promise<void>((resolve) => sent.onProgress.push(resolve)), sent.done])
      if (sent.progress.length < count && (await this.#ended())) break
    }
    return [...sent.progress]
  }

  async cancel(): Promise<void> {
    const { ref } = await this.#sent
    this.#observer.tell({ op: 'cancel', instance: this.#instance, target: ref })
  }

  /** Is it still unanswered? Lets everything that is on its way arrive first. */
  async pending(): Promise<Observed<boolean>> {
    const { ref } = await this.#sent
    return this.#observer.ask<boolean>({ ask: 'pending', target: ref })
  }

  async #answered(): Promise<Answered> {
    return (await this.#sent).done
  }

  async #ended(): Promise<boolean> {
    const { done } = await this.#sent
    return Promise.race([done.then(() => true), Promise.resolve().then(() => false)])
  }
}

function failure(request: string, error: { code: number; message: string }): Error {
  if (error.code === ErrorCode.methodNotFound || error.code === ErrorCode.invalidParams) {
    return new AdapterFault('declared-but-unknown', `${request}: ${error.message} (${error.code})`)
  }
  return new Violation('answer', 'equals', 'a result', `error ${error.code}: ${error.message}`)
}
