// Serves many scenarios, and never says that one has ended.
import { serve, write } from './minimal-reader.js'

serve(
  ({ method }, { jsonrpc, id, ...outcome }) => {
    if (method === 'scenario/begin') write({ jsonrpc, id, result: {} })
    else if (method !== 'scenario/end') write({ jsonrpc, id, ...outcome })
  },
  { reuse: true },
)
