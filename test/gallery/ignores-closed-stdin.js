// Healthy, but does not end when its stdin is closed.
import { serve } from './minimal-reader.js'

serve()
setInterval(() => {}, 60_000)
