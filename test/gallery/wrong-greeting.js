import { serve } from './minimal-reader.js'

serve(undefined, { capabilities: 'all' })
