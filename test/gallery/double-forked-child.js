// Answers well, and leaves a child in a session of its own: no group and no stream leads to it.
import { spawn } from 'node:child_process'
import { serveBut, write } from './minimal-reader.js'

const forkAway = `const { spawn } = require('node:child_process')
spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }).unref()`
serveBut((answer) => {
  spawn(process.execPath, ['-e', forkAway], { detached: true, stdio: 'ignore' }).once('exit', () =>
    write(answer),
  )
})
