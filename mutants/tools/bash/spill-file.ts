import { mutant } from '../../mutant.ts'

export const keepsTextInsteadOfBytes = mutant({
  unit: 'createSpillFile',
  kills: 'OUT-006',
  does: 'writes the decoded text, so that bytes that are no UTF-8 are lost',
  control: 'OUT-007/cut-output',
  build: (original) => (prefix) => {
    const file = original(prefix)
    return {
      ...file,
      append: (bytes) => file.append(new TextEncoder().encode(new TextDecoder().decode(bytes))),
    }
  },
})

export const namesAnotherFile = mutant({
  unit: 'createSpillFile',
  kills: 'OUT-007',
  does: 'names a file that was never made',
  control: 'TRUNC-013/output-of-a-real-command',
  build: (original) => (prefix) => {
    const file = original(prefix)
    return { ...file, path: file.path.replace('.log', '.txt') }
  },
})

export const failsTheCommand = mutant({
  unit: 'createSpillFile',
  kills: 'OUT-011',
  does: 'lets the command fail when the file cannot be written',
  control: 'OUT-007/cut-output',
  build: (original) => (prefix) => {
    const file = original(prefix)
    return {
      ...file,
      close: async () => {
        await file.close()
        const failure = file.failure()
        if (failure) throw failure
      },
    }
  },
})
