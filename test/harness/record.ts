import { fileURLToPath } from 'node:url'
import { execa } from 'execa'

const command = fileURLToPath(new URL('../../bin/pi-conformance.js', import.meta.url))

/** Certifies a subject and keeps the transcript. @throws when the subject is not conformant */
export async function record(subject: readonly string[], file: string): Promise<void> {
  await execa(process.execPath, [command, 'certify', ...subject, '--record', file], { timeout: 55_000 })
}
