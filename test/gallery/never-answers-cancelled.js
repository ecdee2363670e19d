// Runs commands, and forgets the request when it is cancelled.
import { spawn } from 'node:child_process'
import { serve, write } from './minimal-reader.js'

const capabilities = ['tool.bash']
serve(
  ({ method, params }, answer) => {
    if (method !== 'tool/call') return write(answer)
    spawn('sh', ['-c', params.arguments.command], { stdio: 'ignore' })
  },
  { capabilities },
)
