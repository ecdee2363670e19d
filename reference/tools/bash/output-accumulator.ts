import { OUTPUT_LIMITS, type Truncation } from '../../text/limits.ts'
import type { Units } from '../../units.ts'
import { HALF_OUTPUT, type OutputEnds } from './bounded-output.ts'
import { createByteHead, createByteTail } from './byte-window.ts'
import { createOutputCounter } from './output-counter.ts'
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
  /** A promise asks to wait until it settles before more is appended. */
  append(chunk: Uint8Array): Promise<void> | undefined
  /** What is there by now; before the end, a character that is not complete yet is left out. */
  view(): OutputView
  /** No more comes: everything is on the disk when it settles. */
  end(): Promise<OutputView>
  /** The two ends, for the unit `boundedOutput`. */
  ends(): OutputEnds
}

/**
 * See {@link buildOutputAccumulator}.
 *
 * @param filePrefix how the name of the file with the whole output begins
 */
export type CreateOutputAccumulator = (filePrefix: string) => OutputAccumulator

/** More than can be shown, by one character at least. */
const SHOWN = 65_536
/** Bytes of the longest character: kept beyond a cut, so that it can be seen whether one is cut. */
const CHARACTER = 4

/**
 * An output of any size in bounded memory: the first and last half MiB are kept, and as soon as it is more than 2000 lines or 50 KB
 * all its bytes go to a file.
 * Areas: OUT, BASH.
 */
export function buildOutputAccumulator(units: Units): CreateOutputAccumulator {
  return (filePrefix) => {
    const head = createByteHead(HALF_OUTPUT + CHARACTER)
    const tail = createByteTail(HALF_OUTPUT + CHARACTER)
    const counter = createOutputCounter(units)
    let total = 0
    let spill: SpillFile | undefined
    let ended = false

    const isOver = () => {
      const { lines, decodedBytes } = counter.figures()
      return lines > OUTPUT_LIMITS.maxLines || decodedBytes > OUTPUT_LIMITS.maxBytes
    }

    function append(chunk: Uint8Array): Promise<void> | undefined {
      const before = head.bytes()
      head.push(chunk)
      tail.push(chunk)
      total += chunk.length
      counter.push(chunk)
      if (spill !== undefined) return spill.append(chunk)
      if (!isOver()) return undefined
      spill = units.createSpillFile(filePrefix)
      // Nothing was over a limit before this chunk, so the head still holds all of it.
      spill.append(before.slice())
      return spill.append(chunk)
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
        ...whereabouts(spill),
      }
    }

    return {
      append,
      view,
      end: async () => {
        ended = true
        counter.end()
        if (spill === undefined && isOver()) await append(new Uint8Array())
        await spill?.close()
        return view()
      },
      ends: () => ({ head: head.bytes(), tail: tail.last(HALF_OUTPUT + CHARACTER), total }),
    }
  }
}

function whereabouts(spill: SpillFile | undefined): Pick<OutputView, 'fullOutputPath' | 'spillFailure'> {
  if (spill === undefined) return {}
  const failure = spill.failure()
  return failure === undefined ? { fullOutputPath: spill.path } : { spillFailure: failure.message }
}
