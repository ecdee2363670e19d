import { OUTPUT_LIMITS, type Truncation } from '../../text/limits.ts'
import type { Units } from '../../units.ts'
import { HALF_OUTPUT, type OutputEnds } from './bounded-output.ts'
import { createByteHead, createByteTail } from './byte-window.ts'
import type { SpillFile } from './spill-file.ts'

/** What can be shown of an output. */
export interface OutputView {
  /** The end of the output within limits; totals are those of the whole output, bytes as decoded. */
  readonly truncation: Truncation
  /** Bytes of the last line as a whole. */
  readonly lastLineBytes: number
  /** The file with the whole output, when a limit was passed. */
  readonly fullOutputPath?: string
  /** Why the whole output is not in a file although a limit was passed. */
  readonly spillFailure?: string
}

/** Takes the output of a command and keeps its two ends. */
export interface OutputAccumulator {
  /** Settles when it is time for more. */
  append(chunk: Uint8Array): Promise<void>
  /** What is there by now; before the end, a character that is not complete yet is left out. */
  view(): OutputView
  /** No more comes: everything is on the disk when it settles. */
  end(): Promise<OutputView>
  /** The two ends, for the unit `boundedOutput`. */
  ends(): OutputEnds
}

/** See {@link buildOutputAccumulator}. */
export type CreateOutputAccumulator = () => OutputAccumulator

/** More than can be shown, by one character at least. */
const SHOWN = 65_536
/** Bytes of the longest character: kept beyond a cut, so that it can be seen whether one is cut. */
const CHARACTER = 4
const LF = 10

/**
 * An output of any size in bounded memory: the first and last half MiB are kept, and as soon as it is more than 2000 lines or 50 KB
 * all its bytes go to a file.
 * Areas: OUT, BASH.
 */
export function buildOutputAccumulator(units: Units): CreateOutputAccumulator {
  return () => {
    const head = createByteHead(HALF_OUTPUT + CHARACTER)
    const tail = createByteTail(HALF_OUTPUT + CHARACTER)
    const counter = createCounter(units)
    let total = 0
    let spill: SpillFile | undefined
    let spillPath: string | undefined
    let spillFailure: string | undefined
    let ended = false

    async function append(chunk: Uint8Array): Promise<void> {
      const before = head.bytes()
      head.push(chunk)
      tail.push(chunk)
      total += chunk.length
      counter.push(chunk)
      if (spill !== undefined) return spill.append(chunk)
      if (!counter.isOver()) return
      spill = units.createSpillFile()
      // Nothing was over a limit before this chunk, so the head still holds all of it.
      const written = [spill.append(before.slice()), spill.append(chunk)]
      spillPath = await spill.path
      await Promise.all(written)
    }

    function view(): OutputView {
      const bytes = tail.last(SHOWN)
      const whole = bytes.length === total
      const decoder = units.createUtf8Decoder({ byteOrderMark: whole ? 'drop' : 'keep' })
      // The first bytes may be the end of a character: they are far from what is shown.
      const text = decoder.push(bytes) + (ended ? decoder.end() : '')
      const shown = units.truncateTail(text, OUTPUT_LIMITS)
      const { lines, decodedBytes, lastLineBytes } = counter.figures()
      const totals = whole ? {} : { totalLines: lines, totalBytes: decodedBytes }
      return {
        truncation: { ...shown, ...totals },
        lastLineBytes,
        ...(spillPath === undefined || spillFailure !== undefined ? {} : { fullOutputPath: spillPath }),
        ...(spillFailure === undefined ? {} : { spillFailure }),
      }
    }

    return {
      append,
      view,
      end: async () => {
        ended = true
        counter.end()
        if (spill === undefined && counter.isOver()) await append(new Uint8Array())
        spillFailure = (await spill?.close())?.message
        return view()
      },
      ends: () => ({ head: head.bytes(), tail: tail.last(HALF_OUTPUT + CHARACTER), total }),
    }
  }
}

/** Counts lines and bytes of the decoded text. */
function createCounter(units: Units) {
  const decoder = units.createUtf8Decoder({ byteOrderMark: 'drop' })
  let lineFeeds = 0
  let lineStart = 0
  let decodedBytes = 0
  let completeLine = 0

  function add(text: string): void {
    let bytes = decodedBytes
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      if (unit === LF) {
        lineFeeds += 1
        completeLine = bytes - lineStart
        lineStart = bytes + 1
      }
      // Decoded text has no lone surrogates, and each half of a pair stands for two bytes.
      bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3
    }
    decodedBytes = bytes
  }

  const figures = () => {
    const open = decodedBytes - lineStart
    return {
      lines: lineFeeds + (open > 0 ? 1 : 0),
      decodedBytes,
      lastLineBytes: open > 0 ? open : completeLine,
    }
  }
  return {
    push: (chunk: Uint8Array) => add(decoder.push(chunk)),
    end: () => add(decoder.end()),
    figures,
    isOver: () => figures().lines > OUTPUT_LIMITS.maxLines || decodedBytes > OUTPUT_LIMITS.maxBytes,
  }
}
