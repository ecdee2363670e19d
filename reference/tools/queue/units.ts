import type { UnitFactories } from '../../units.ts'
import { buildFileKey, type FileKey } from './file-key.ts'
import { buildWithFileMutation, type WithFileMutation } from './file-mutation-queue.ts'

/** The queue in which changes of one file wait for each other. */
export interface QueueUnits {
  fileKey: FileKey
  withFileMutation: WithFileMutation
}

export const queueUnits: UnitFactories<QueueUnits> = {
  fileKey: (_units, host) => buildFileKey(host),
  withFileMutation: buildWithFileMutation,
}
