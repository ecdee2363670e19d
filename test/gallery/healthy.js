import { serve } from './minimal-reader.js'

serve()
