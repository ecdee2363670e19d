import { serveBut, write } from './minimal-reader.js'

serveBut((answer) => write({ id: answer.id, result: answer.result }))
