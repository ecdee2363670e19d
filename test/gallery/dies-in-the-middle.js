import { serveBut } from './minimal-reader.js'

serveBut(() => {
  process.stderr.write('out of luck\n')
  process.exit(7)
})
