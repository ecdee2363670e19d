import type { Handlers } from '../../adapters/stdio/handlers.ts'
import { createPeer, type Peer } from '../../adapters/stdio/peer.ts'

export type Line = Record<string, unknown>

/** A peer whose lines are kept, and that can be waited for. */
export interface Conversation {
  readonly peer: Peer
  readonly lines: Line[]
  say(message: Line): void
  /** The first line, sent already or still to come, that `matches`. */
  hear(matches: (line: Line) => boolean): Promise<Line>
}

export function converse(handlers: Handlers): Conversation {
  const lines: Line[] = []
  const listeners = new Set<() => void>()
  const peer = createPeer(handlers, (text) => {
    lines.push(JSON.parse(text) as Line)
    for (const listener of listeners) listener()
  })
  return {
    peer,
    lines,
    say: (message) => peer.receive(JSON.stringify({ jsonrpc: '2.0', ...message })),
    hear: (matches) =>
      new Promise((resolve) => {
        const look = () => {
          const found = lines.find(matches)
          if (found === undefined) return
          listeners.delete(look)
          resolve(found)
        }
        listeners.add(look)
        look()
      }),
  }
}

export function answerTo(id: number): (line: Line) => boolean {
  return (line) => line['id'] === id && !('method' in line)
}

export function bash(id: number, command = 'true'): Line {
  return { id, method: 'tool/call', params: { name: 'bash', arguments: { command } } }
}
