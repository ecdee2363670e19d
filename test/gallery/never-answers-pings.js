import { serve, write } from './minimal-reader.js'

serve(({ method }, answer) => {
  if (method !== '$/ping') write(answer)
})
