/** The reference in a worker thread of the harness. */
import type { MessagePort } from 'node:worker_threads'
import { serveOnPort } from '../stdio/serve-on-port.ts'
import { referenceHandlers } from './handlers.ts'
import { loadReplacements, type ReplacementFile } from './replacements.ts'

/** Serves the reference on a port, with units replaced. Rejects when a replacement cannot be used. */
export async function serve(
  port: MessagePort,
  { replacements }: { replacements: readonly ReplacementFile[] },
): Promise<void> {
  serveOnPort(port, referenceHandlers(await loadReplacements(replacements)))
}
