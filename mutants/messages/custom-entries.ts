import { mutant } from '../mutant.ts'

export const sendsCustomEntries = mutant({
  unit: 'entryMessages',
  kills: 'LLM-006',
  does: 'takes custom entries for custom messages',
  control: 'LLM-010/no-output',
  build: (original) => (entry) =>
    original(entry.type === 'custom' ? { content: 'custom', ...entry, type: 'custom_message' } : entry),
})
