import { serveBut, write } from './minimal-reader.js'

serveBut((answer) => write({ ...answer, id: answer.id + 1000 }))
