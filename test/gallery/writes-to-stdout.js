import { serve, write } from './minimal-reader.js'

serve((_request, answer) => {
  console.log('a request has come')
  write(answer)
})
