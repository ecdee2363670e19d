// Writes well, and takes a folder away from everybody else.
import { chmodSync } from 'node:fs'
import { serveWriting } from './minimal-writer.js'

serveWriting(() => chmodSync('.', 0o700))
