import { serveBut, write } from './minimal-reader.js'

serveBut((answer) => write({ ...answer, result: { leaf: 'ffffffff' } }))
