// Writes well, and leaves a process in its own group, which is ended with it.
import { spawn } from 'node:child_process'
import { serveWriting } from './minimal-writer.js'

serveWriting(() => spawn('sleep', ['601'], { stdio: 'ignore' }).unref())
