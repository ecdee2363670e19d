import { mutant } from '../../mutant.ts'

export const storesSystemMessages = mutant({
  unit: 'startsFile',
  kills: 'STORE-001',
  does: 'makes a file for a message of any role',
  control: 'STORE-006/lines-that-no-writer-would-write-today',
  build: (original) => (entry) => entry.type === 'message' || original(entry),
})

export const waitsForAnAnswer = mutant({
  unit: 'startsFile',
  kills: 'STORE-002',
  does: 'makes a file only for a message of the assistant',
  control: 'STORE-006/lines-that-no-writer-would-write-today',
  build: (original) => (entry) => {
    const role =
      'message' in entry ? Object(entry['message']).role : 'role' in entry ? entry['role'] : undefined
    return role !== 'user' && original(entry)
  },
})
