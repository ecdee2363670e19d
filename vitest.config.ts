import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/')
const folders = ['spec', 'reference', 'harness', 'adapters', 'features', 'mutants', 'scripts']

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/harness/node-version.ts'],
    // Threads, and sources that Node itself imports: only so do the lines of the coverage report agree with the files.
    pool: 'threads',
    maxWorkers: 2,
    server: {
      deps: { external: folders.map((folder) => new RegExp(`^(file://)?${escaped(root)}${folder}/`)) },
    },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
