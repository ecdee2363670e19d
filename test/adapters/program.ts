import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { onLines } from '../../adapters/stdio/framing.ts'
import type { Line } from './conversation.ts'

/** Starts a program of `adapters/`, sends it requests all at once, and closes its stdin when all are answered. */
export async function runAdapter(path: string, requests: readonly Line[], options: readonly string[] = []) {
  const program = fileURLToPath(new URL(`../../adapters/${path}`, import.meta.url))
  const child = spawn(process.execPath, [program, ...options])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const lines: Line[] = []
  const answers = () => lines.filter((line) => !('method' in line))
  onLines(
    child.stdout,
    (line) => {
      lines.push(JSON.parse(line) as Line)
      if (answers().length === requests.length) child.stdin.end()
    },
    () => {},
  )
  child.stdin.on('error', () => {}).write(requests.map(toLine).join(''))
  const [stderr, code] = await Promise.all([text(child.stderr), ended])
  return {
    lines,
    stderr,
    code,
    result: (id: number) => answers().find((line) => line['id'] === id)?.['result'],
  }
}

function toLine(request: Line): string {
  return `${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`
}

export function begin(id: number, workspace: string): Line {
  const environment = { PATH: process.env['PATH'] ?? '' }
  const params = { scenario: 's', workspace, home: workspace, temp: workspace, environment }
  return { id, method: 'scenario/begin', params }
}
