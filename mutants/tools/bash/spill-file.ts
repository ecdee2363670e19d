import { mutant } from '../../mutant.ts'

export const keepsTextInsteadOfBytes = mutant({
  unit: 'createSpillFile',
  kills: 'OUT-006',
  does: 'writes the decoded text, so that bytes that are no UTF-8 are lost',
  control: 'OUT-007/cut-output',
  build: (original) => () => {
    const file = original()
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
  build: (original) => () => {
    const file = original()
    return { ...file, path: file.path.then((path) => path?.replace('.log', '.txt')) }
  },
})

export const failsTheCommand = mutant({
  unit: 'createSpillFile',
  kills: 'OUT-011',
  does: 'lets the command fail when the file cannot be written',
  control: 'OUT-007/cut-output',
  build: (original) => () => {
    const file = original()
    return {
      ...file,
      close: async () => {
        const failure = await file.close()
        if (failure) throw failure
        return undefined
      },
    }
  },
})
