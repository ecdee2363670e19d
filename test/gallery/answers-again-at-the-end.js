import { serveBut, write } from './minimal-reader.js'

serveBut((answer) => {
  write(answer)
  process.stdin.on('end', () => write(answer))
})
