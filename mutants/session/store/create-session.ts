import { mutant } from '../../mutant.ts'

const CONTROL = 'STORE-006/lines-that-no-writer-would-write-today'

export const inventsAParent = mutant({
  unit: 'createSession',
  kills: 'STORE-003',
  does: 'names the working directory as parent of a session that has none',
  control: CONTROL,
  build: (original) => (options) =>
    original({ ...options, parentSession: options.parentSession ?? options.cwd }),
})

export const storesMemory = mutant({
  unit: 'createSession',
  kills: 'STORE-004',
  does: 'stores sessions that were to stay in memory',
  control: CONTROL,
  build: (original) => (options) => original({ ...options, directory: options.directory ?? options.cwd }),
})
