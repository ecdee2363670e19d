// Healthy: stderr is free text, however much of it there is.
import { serveBut, write } from './minimal-reader.js'

const talk = `${'talking '.repeat(8192)}\n`
serveBut((answer) => {
  for (let times = 0; times < 256; times++) process.stderr.write(talk)
  write(answer)
})
