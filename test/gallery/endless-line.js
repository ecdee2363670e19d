import { serveBut } from './minimal-reader.js'

const piece = 'x'.repeat(1024 * 1024)
serveBut(() => {
  const more = () => process.stdout.write(piece, () => setImmediate(more))
  more()
})
