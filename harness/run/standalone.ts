import { bundledManifest, readManifest } from '../subject/manifest.ts'
import { LivePasses } from './live-passes.ts'
import type { Run } from './scenario.ts'

let passes: LivePasses | undefined

/** A run on the in-process reference, for cucumber started by itself, such as from an editor. */
export async function standaloneRun(): Promise<Run> {
  const manifest = bundledManifest('reference')
  if (!manifest) throw new Error('The adapter of the reference is not there.')
  passes = await LivePasses.start({ subject: readManifest(manifest), transport: 'in-process' })
  return passes.run(1)
}

export async function closeStandaloneRun(): Promise<void> {
  await passes?.close()
  passes = undefined
}
