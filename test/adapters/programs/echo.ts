import { serveOnStdio } from '../../../adapters/stdio/serve-on-stdio.ts'

/** Answers each tool call with its arguments, and prints where it must not. */
serveOnStdio({
  'tool/call': ({ arguments: given }) => {
    console.log('printed by console')
    process.stdout.write('printed by a library\n')
    return { isError: false, content: [], details: given }
  },
  'session/close': () => new Promise(() => {}),
})
