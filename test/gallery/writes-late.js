// Writes well, and leaves another file once its input is closed.
import { writeFileSync } from 'node:fs'
import { serveWriting } from './minimal-writer.js'

serveWriting()
process.stdin.on('end', () => writeFileSync('late.txt', ''))
