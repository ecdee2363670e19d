import type { Places } from '../observe/events.ts'
import { AdapterFault, ForeignTranscript, NoAnswer, Violation } from '../observe/failures.ts'
import { type Attaching, attachViolation, type FaultAttachment, MediaType } from './attachments.ts'
import { withPlaceholders } from './placeholders.ts'
import type { ScenarioFacts } from './scenario.ts'

/** Says in the message stream why a scenario could not go on. */
export function attachFailure(
  to: Attaching,
  facts: ScenarioFacts,
  places: Places | undefined,
  error: unknown,
): void {
  if (error instanceof Violation) return attachViolation(to, facts, error)
  const fault = faultOf(error, (text) => (places ? withPlaceholders(text, places) : text))
  to.attach(JSON.stringify(fault), MediaType.fault)
}

function faultOf(error: unknown, hidePlaces: (text: string) => string): FaultAttachment {
  if (error instanceof NoAnswer) {
    return {
      fault: error.reason,
      code: error.reason === 'died' ? 'died' : 'no-answer',
      message: error.detail,
      request: hidePlaces(error.request),
    }
  }
  if (error instanceof AdapterFault) return { fault: 'adapter', code: error.code, message: error.message }
  if (error instanceof ForeignTranscript)
    return { fault: 'transcript', code: 'foreign', message: error.message }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { fault: 'suite', code: 'step', message }
}
