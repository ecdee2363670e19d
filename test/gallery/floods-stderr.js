import { serveBut } from './minimal-reader.js'

const piece = 'flood '.repeat(10_000)
serveBut(() => {
  const more = () => process.stderr.write(piece, () => setImmediate(more))
  more()
})
