import type { ScenarioResult } from '../verdict/types.ts'

/** Shows how a run goes on: one line that changes on a terminal, a plain line now and then elsewhere. */
export class Progress {
  readonly #stream: NodeJS.WriteStream
  readonly #total: number
  #done = 0
  #bad = 0
  #printed = 0

  constructor(stream: NodeJS.WriteStream, total: number) {
    this.#stream = stream
    this.#total = total
  }

  add(result: ScenarioResult): void {
    this.#done++
    if (result.verdict === 'violated' || result.verdict === 'could not run') this.#bad++
    if (this.#stream.isTTY)
      this.#stream.write(`\r\u001b[K${this.#line()}  ${result.id}`.slice(0, (this.#stream.columns ?? 80) + 3))
    else if (this.#done - this.#printed >= Math.max(25, this.#total / 5) || this.#done === this.#total) {
      this.#printed = this.#done
      this.#stream.write(`${this.#line()}\n`)
    }
  }

  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[K')
  }

  #line(): string {
    return `${this.#done} of ${this.#total} scenarios${this.#bad > 0 ? `, ${this.#bad} not held` : ''}`
  }
}
