import { mutant } from '../../mutant.ts'

export const keepsTheImageFromScripts = mutant({
  unit: 'readImage',
  kills: 'IMG-004',
  does: 'answers scripts with the text alone',
  control: 'IMG-003/a-small-image',
  build: (original) => async (chunks, signal) => {
    const read = await original(chunks, signal)
    if (!('answer' in read)) return read
    const [first] = read.answer.content
    return {
      answer: { ...read.answer, structuredContent: first?.type === 'text' ? `${first.text}\n` : undefined },
    }
  },
})
