import { mutant } from '../mutant.ts'

export const composesToo = mutant({
  unit: 'pathVariants',
  kills: 'PATH-011',
  does: 'also tries the composed spelling',
  control: 'PATH-012/two-files/decomposed-before-apostrophe',
  build: (original) => (name) => [...original(name), name.normalize('NFC')],
})

export const triesBackwards = mutant({
  unit: 'pathVariants',
  kills: 'PATH-012',
  does: 'tries the spellings in reverse order',
  control: 'PATH-011/a-file-that-a-model-names-in-its-own-spelling/a-screenshot',
  build: (original) => (name) => original(name).toReversed(),
})
