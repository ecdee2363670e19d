import type { Recorded } from '../../harness/observe/events.ts'
import type { Source } from '../../harness/observe/observed.ts'
import type { Recording } from '../../harness/observe/transcript.ts'
import type { ComparisonAttachment } from '../../harness/run/attachments.ts'
import { changedValues, valueAt, withChange } from './changed-values.ts'

/** What names an event, and is no evidence. */
const FRAME = ['on', 'ref', 'instance', 'reverse']

/** The recording of a scenario with the evidence of one comparison changed, in each way that is worth a try. */
export function* changes(recording: Recording, comparison: ComparisonAttachment): Generator<Recording> {
  for (const { event, path } of comparison.sources) {
    const recorded = recording.events.find(({ n }) => n === event)
    if (!recorded || !('in' in recorded)) continue
    for (const changed of changedEvents(recorded, path, comparison)) {
      yield { ...recording, events: recording.events.map((one) => (one === recorded ? changed : one)) }
    }
  }
}

function changedEvents(
  recorded: Extract<Recorded, { in: unknown }>,
  path: Source['path'],
  comparison: ComparisonAttachment,
): Recorded[] {
  if (path[0] === '@at') return [recorded.at + 1e9, recorded.at - 1e9].map((at) => ({ ...recorded, at }))
  const paths =
    path.length > 0
      ? [path]
      : Object.keys(recorded.in)
          .filter((key) => !FRAME.includes(key))
          .map((key) => [key])
  return paths.flatMap((inside) =>
    changedValues(valueAt(recorded.in, inside), comparison).map(
      (value) => ({ ...recorded, in: withChange(recorded.in, inside, value) }) as Recorded,
    ),
  )
}
