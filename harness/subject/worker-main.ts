/** Runs inside the worker thread: loads the subject's module and gives it the port. */
import { enableCompileCache } from 'node:module'
import type { MessagePort } from 'node:worker_threads'
import { workerData } from 'node:worker_threads'

const { module, replacements, port, compileCache } = workerData as {
  module: string
  replacements: readonly unknown[]
  port: MessagePort
  compileCache: string | undefined
}
if (compileCache !== undefined) enableCompileCache(compileCache)
const subject: { serve(port: MessagePort, options: { replacements: readonly unknown[] }): unknown } =
  await import(module)
await subject.serve(port, { replacements })
