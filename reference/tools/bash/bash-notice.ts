import type { Units } from '../../units.ts'
import type { OutputView } from './output-accumulator.ts'

/** See {@link buildBashNotice}. */
export type BashNotice = (view: OutputView) => string

/**
 * The text that is shown of an output, and after a blank line which part it is when it was cut, and where the rest is.
 * Areas: BASH, TRUNC.
 */
export function buildBashNotice(units: Units): BashNotice {
  return (view) => {
    const {
      content,
      truncated,
      truncatedBy,
      totalLines,
      outputLines,
      outputBytes,
      maxBytes,
      lastLinePartial,
    } = view.truncation
    if (!truncated) return content
    const full = view.spillFailure
      ? `Full output could not be saved: ${view.spillFailure}`
      : `Full output: ${view.fullOutputPath}`
    const first = totalLines - outputLines + 1
    let shown = `Showing lines ${first}-${totalLines} of ${totalLines}`
    if (lastLinePartial) {
      const size = units.formatSize(view.lastLineBytes)
      shown = `Showing last ${units.formatSize(outputBytes)} of line ${totalLines} (line is ${size})`
    } else if (truncatedBy === 'bytes') shown += ` (${units.formatSize(maxBytes)} limit)`
    return `${content}\n\n[${shown}. ${full}]`
  }
}
