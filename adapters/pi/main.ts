/** The adapter of the real pi as a program. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Loading pi takes seconds. What was compiled is kept where no scenario looks, and the next start is faster by a third.
enableCompileCache(join(import.meta.dirname, '.programs', 'compiled'))
await import('./serve.ts')
