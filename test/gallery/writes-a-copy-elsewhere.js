// Writes well, and leaves a file of the same name where nobody asked for one.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveWriting } from './minimal-writer.js'

serveWriting((path) => {
  const folder = join(process.env.HOME, 'backups')
  mkdirSync(folder)
  writeFileSync(join(folder, path), '')
})
