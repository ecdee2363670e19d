import { expect, test } from 'vitest'
import { systemCheckpoint } from '../../reference/messages/system-checkpoint.ts'

test('without a system message there is no checkpoint', () => {
  expect(systemCheckpoint([{ role: 'user', content: 'x' }], 9)).toBeUndefined()
})

test('texts are joined, sections patched and tools replaced', () => {
  const checkpoint = systemCheckpoint(
    [
      {
        role: 'system',
        content: 'A',
        sections: { a: '1', b: '2', c: '3' },
        toolsAdded: [{ name: 't' }, { name: 'u' }],
      },
      { role: 'system', content: '', sections: { a: null, b: '4' } },
      {
        role: 'system',
        content: [
          { type: 'text', text: 'B' },
          { type: 'text', text: 'C' },
        ],
        toolsRemoved: [{ name: 't' }],
        toolsAdded: [{ name: 't', new: true }],
      },
    ],
    9,
  )
  expect(checkpoint).toEqual({
    role: 'system',
    content: 'A\n\nB\nC',
    sections: { b: '4', c: '3' },
    toolsAdded: [{ name: 'u' }, { name: 't', new: true }],
    timestamp: 9,
  })
})
