import { serveBut, write } from './minimal-reader.js'

serveBut(({ jsonrpc, id }) =>
  write({ jsonrpc, id, error: { code: -32601, message: 'There is no such method.' } }),
)
