import type { Recorded } from '../../harness/observe/events.ts'
import { readTranscript } from '../../harness/observe/transcript.ts'

/** The share of the scenarios' time in which at least one request to the subject was under way. */
export async function waitingShare(transcript: string): Promise<number> {
  const { recordings } = await readTranscript(transcript)
  let waiting = 0
  let all = 0
  for (const { events } of recordings.values()) {
    waiting += waitingIn(events)
    all += events.at(-1)?.at ?? 0
  }
  return all === 0 ? 0 : waiting / all
}

function waitingIn(events: readonly Recorded[]): number {
  const open = new Set<number>()
  let since = 0
  let sum = 0
  for (const event of events) {
    const before = open.size
    if ('out' in event) {
      if (event.out.op === 'request' || event.out.op === 'start') open.add(event.out.ref)
    } else if ('ref' in event.in && event.in.on !== 'progress') open.delete(event.in.ref)
    if (before === 0 && open.size > 0) since = event.at
    if (before > 0 && open.size === 0) sum += event.at - since
  }
  return sum
}
