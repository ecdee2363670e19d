// Answers well, and leaves a child that keeps stdout open.
import { spawn } from 'node:child_process'
import { serveBut, write } from './minimal-reader.js'

serveBut((answer) => {
  spawn('sleep', ['600'], { stdio: ['ignore', 'inherit', 'inherit'] }).unref()
  write(answer)
})
