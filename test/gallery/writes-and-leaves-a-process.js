// Writes well, and leaves a process in a session of its own.
import { spawn } from 'node:child_process'
import { serveWriting } from './minimal-writer.js'

serveWriting(() => spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }).unref())
