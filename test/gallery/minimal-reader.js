/**
 * The healthy adapter from which the gallery is made: it reads the leaf of a session, and nothing else. Plain JavaScript without a
 * dependency, so that each broken adapter differs from it by exactly what its name says.
 */
import { readFileSync } from 'node:fs'

/** Writes one message. */
export function write(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

/**
 * Serves until stdin is closed.
 *
 * @param respond gets each request and its healthy answer, and decides what is written
 * @param greeting what differs in the answer to initialize
 */
export function serve(respond = (_request, answer) => write(answer), greeting = {}) {
  let text = ''
  process.stdin.setEncoding('utf8')
  process.stdin.on('data', (chunk) => {
    const lines = (text + chunk).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      const request = JSON.parse(line)
      if (request.id !== undefined)
        respond(request, { jsonrpc: '2.0', id: request.id, ...outcome(request, greeting) })
    }
  })
}

/** Answers everything well but the reading of a session, which is left to `read`. */
export function serveBut(read, greeting = {}) {
  serve(
    (request, answer) => (request.method === 'session/read' ? read(answer, request) : write(answer)),
    greeting,
  )
}

function outcome({ method, params }, greeting) {
  switch (method) {
    case 'initialize':
      return {
        result: {
          protocolVersion: '1.0',
          name: 'gallery',
          version: '1',
          capabilities: ['session.read.leaf'],
          ...greeting,
        },
      }
    case '$/ping':
      return { result: {} }
    case 'session/read':
      return { result: { leaf: leafOf(params.path) } }
    default:
      return { error: { code: -32601, message: `There is no method ${method}.` } }
  }
}

function leafOf(path) {
  const [, ...entries] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return entries.length === 0 ? null : JSON.parse(entries.at(-1)).id
}
