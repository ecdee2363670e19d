const KEPT = 16 * 1024

/** Keeps the end of a stream of text. */
export class StderrTail {
  #chunks: Buffer[] = []
  #size = 0

  push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    while (this.#size - (this.#chunks[0]?.length ?? 0) > KEPT) this.#size -= this.#chunks.shift()?.length ?? 0
  }

  text(): string {
    return Buffer.concat(this.#chunks).subarray(-KEPT).toString('utf8')
  }
}
