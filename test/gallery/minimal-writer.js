/** A healthy adapter that writes files, and nothing else: what misbehaving writers differ from. */
import { writeFileSync } from 'node:fs'
import { serve, write } from './minimal-reader.js'

/**
 * Serves until stdin is closed.
 *
 * @param besides what it does besides writing the file, before it answers
 * @param changed what differs in the healthy result
 */
export function serveWriting(besides = () => {}, changed = {}) {
  serve(
    (request, answer) => {
      if (request.method !== 'tool/call') return write(answer)
      const { path, content } = request.params.arguments
      writeFileSync(path, content)
      besides(path)
      const text = `Successfully wrote to ${path}`
      const result = { isError: false, content: [{ type: 'text', text }], ...changed }
      write({ jsonrpc: '2.0', id: request.id, result })
    },
    { capabilities: ['tool.write'] },
  )
}
