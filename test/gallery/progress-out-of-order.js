import { serveBut, write } from './minimal-reader.js'

serveBut((answer) => {
  write({ jsonrpc: '2.0', method: '$/progress', params: { id: answer.id, sequence: 1, value: {} } })
  write(answer)
})
