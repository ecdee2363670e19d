// Ends, while a child of its own keeps stdout open.
import { spawn } from 'node:child_process'
import { serveBut } from './minimal-reader.js'

serveBut(() => {
  spawn('sleep', ['600'], { stdio: ['ignore', 'inherit', 'inherit'] })
  process.exit(0)
})
