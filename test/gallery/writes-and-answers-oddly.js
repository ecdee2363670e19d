// Writes well, and answers with members of other types than they have.
import { serveWriting } from './minimal-writer.js'

serveWriting(() => {}, JSON.parse(process.argv[2]))
