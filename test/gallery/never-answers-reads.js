import { serveBut } from './minimal-reader.js'

serveBut(() => {})
