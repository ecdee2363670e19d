import { Console } from 'node:console'
import { onLines } from './framing.ts'
import type { Handlers } from './handlers.ts'
import { createPeer } from './peer.ts'

/** How long requests that are open when stdin closes may go on before they are aborted, in milliseconds. */
const FINISH = 250
/** When the process ends even though a handler ignores its signal, or nobody reads, in milliseconds after stdin closed. */
const LIMIT = 1000

/**
 * Serves handlers over this process's stdin and stdout, and ends the process when stdin ends.
 * From then on stdout belongs to the protocol: whatever else is printed goes to stderr.
 */
export function serveOnStdio(handlers: Handlers): void {
  const write = claimStdout()
  const peer = createPeer(handlers, (line) => write(`${line}\n`))
  // When nobody reads the answers any more there is nothing left to do.
  process.stdout.on('error', () => process.exit(0))
  onLines(process.stdin, peer.receive, async () => {
    setTimeout(() => process.exit(0), LIMIT)
    await peer.close(FINISH)
    // A long answer is still on its way when `write` returns.
    write('', () => process.exit(0))
  })
}

/** Sends `console.*` and direct writes of libraries to stderr; returns the way to the real stdout. */
function claimStdout(): (text: string, written?: () => void) => void {
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = process.stderr.write.bind(process.stderr)
  globalThis.console = new Console(process.stderr, process.stderr)
  return (text, written) => {
    write(text, written)
  }
}
