import { serveBut, write } from './minimal-reader.js'

const value = 'x'.repeat(1024 * 1024)
serveBut((answer) => {
  let sequence = 0
  const more = () => {
    write({ jsonrpc: '2.0', method: '$/progress', params: { id: answer.id, sequence: sequence++, value } })
    setImmediate(more)
  }
  more()
})
