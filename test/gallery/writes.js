import { serveWriting } from './minimal-writer.js'

serveWriting()
