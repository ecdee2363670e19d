import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createReference } from '../../reference/create-reference.ts'
import { createNodeHost } from '../../reference/host/node-host.ts'
import type { ToolContext } from '../../reference/tools/tool.ts'

/** A reference with a working directory of its own, removed when the test is over; it holds the temporary files too. */
export async function openWorkspace(options: { temp?: string } = {}) {
  const cwd = await mkdtemp(join(tmpdir(), 'reference-'))
  onTestFinished(() => rm(cwd, { recursive: true, force: true }))
  const units = createReference(createNodeHost({ home: cwd, temp: options.temp ?? cwd }))
  const call = async (name: string, args: unknown, context: Partial<ToolContext> = {}) => {
    const result = await units.callTool(name, args, { cwd, ...context })
    return {
      ...result,
      text: result.content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
    }
  }
  return { cwd, units, call }
}
