import { serveBut } from './minimal-reader.js'

serveBut((answer) => process.stdout.write(JSON.stringify(answer)))
