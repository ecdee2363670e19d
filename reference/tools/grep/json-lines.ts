const LF = 10
const QUOTE = 34
const BACKSLASH = 92

/** Bytes of a message that are read whole; of a longer one, its start and what follows the text of the line. */
const MOST = 1 << 20
/** Bytes kept of a message that is longer: more than a path and what is shown of a line can have. */
const HEAD = 1 << 16
/** Bytes after the text, where the number of the line stands. */
const TAIL = 64

/**
 * The messages of `rg --json`, one a line, split at line feeds only: JSON leaves U+2028 and U+2029 as they are. A message of any
 * length takes bounded memory: of one with a very long line the text is cut, so that what comes is JSON again, without the matches in it.
 */
export async function* readJsonLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let message = createMessage()
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, from)) {
      message.push(chunk.subarray(from, end))
      yield message.text()
      message = createMessage()
      from = end + 1
    }
    if (from < chunk.length) message.push(chunk.subarray(from))
  }
}

function createMessage() {
  let parts: Uint8Array[] = []
  let size = 0
  let long: ReturnType<typeof createLongMessage> | undefined
  return {
    push(bytes: Uint8Array) {
      if (long) return long.push(bytes)
      parts.push(bytes)
      size += bytes.length
      if (size <= MOST) return
      const whole = Buffer.concat(parts)
      long = createLongMessage(whole)
      parts = []
    },
    text: () => (long ? long.text() : Buffer.concat(parts).toString('utf8')),
  }
}

/** A message that is longer than it may be; `start` holds at least the beginning of the line's text. */
function createLongMessage(start: Uint8Array) {
  const opening = /"lines":\{"(?:text|bytes)":"/.exec(Buffer.from(start.subarray(0, HEAD)).toString('latin1'))
  const from = opening ? opening.index + opening[0].length : start.length
  const before = Buffer.from(start.subarray(0, from)).toString('utf8')
  let kept = Buffer.alloc(0)
  let after = Buffer.alloc(0)
  // The end of the text is the first quote without a backslash before it.
  let ended = false
  let escaped = false
  const push = (bytes: Uint8Array) => {
    let at = 0
    for (; !ended && at < bytes.length; at += 1) {
      if (escaped) escaped = false
      else if (bytes[at] === BACKSLASH) escaped = true
      else if (bytes[at] === QUOTE) ended = true
    }
    const text = bytes.subarray(0, ended && at > 0 && bytes[at - 1] === QUOTE ? at - 1 : at)
    if (kept.length < HEAD) kept = Buffer.concat([kept, text.subarray(0, HEAD - kept.length)])
    if (ended && after.length < TAIL) after = Buffer.concat([after, bytes.subarray(at, at + TAIL)])
  }
  push(start.subarray(from))
  return {
    push,
    /** The message with the text cut, and of what follows it only the number of the line. */
    text() {
      const number = /"line_number":(\d+)/.exec(after.toString('latin1'))?.[1] ?? 'null'
      return `${before}${cutBetweenCharacters(kept.toString('utf8'))}"},"line_number":${number}}}`
    },
  }
}

/** The text of a JSON string without an escape that was cut at its end. */
function cutBetweenCharacters(text: string): string {
  const [half = ''] = /\\(?:u[0-9a-fA-F]{0,3})?$/.exec(text) ?? []
  const whole = text.slice(0, text.length - half.length)
  const backslashes = /\\*$/.exec(whole)?.[0].length ?? 0
  return backslashes % 2 === 0 ? whole : text
}
