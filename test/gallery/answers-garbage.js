import { serveBut } from './minimal-reader.js'

serveBut(() => process.stdout.write('\u0000\u0001 this is no JSON\n'))
