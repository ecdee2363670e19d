import { serve } from './minimal-reader.js'

serve(undefined, { protocolVersion: '2.0' })
