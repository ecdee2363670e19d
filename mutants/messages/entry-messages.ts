import { mutant } from '../mutant.ts'

const ROLES: readonly unknown[] = ['system', 'user', 'assistant', 'toolResult', 'bashExecution', 'custom']

export const dropsUnknownRoles = mutant({
  unit: 'entryMessages',
  kills: 'CTX-007',
  does: 'drops messages of roles that it does not know',
  control: 'CTX-010/a-custom-message/with-a-text',
  build: (original) => (entry) =>
    original(entry).filter(({ role }) => entry.type !== 'message' || ROLES.includes(role)),
})

export const leavesContentMissing = mutant({
  unit: 'entryMessages',
  kills: 'CTX-008',
  does: 'leaves a content that is missing or null as it is',
  control: 'CTX-010/a-custom-message/with-a-text',
  build: (original) => (entry) => {
    const messages = original(entry)
    const stored = entry['message']
    return entry.type === 'message' && messages.length === 1
      ? [stored as (typeof messages)[number]]
      : messages
  },
})

export const inventsAMessage = mutant({
  unit: 'entryMessages',
  kills: 'CTX-009',
  does: 'has an empty message of the user where a message is missing',
  control: 'CTX-010/a-custom-message/with-a-text',
  build: (original) => (entry) => {
    const messages = original(entry)
    return entry.type === 'message' && messages.length === 0 ? [{ role: 'user', content: [] }] : messages
  },
})

export const hidesWhatIsNotDisplayed = mutant({
  unit: 'entryMessages',
  kills: 'CTX-010',
  does: 'leaves out custom messages that are not displayed',
  control: 'CTX-012/state-between-two-messages/custom',
  build: (original) => (entry) =>
    entry.type === 'custom_message' && entry['display'] === false ? [] : original(entry),
})

export const tellsEmptySummaries = mutant({
  unit: 'entryMessages',
  kills: 'CTX-011',
  does: 'makes a message of an empty branch summary',
  control: 'CTX-012/state-between-two-messages/custom',
  build: (original) => (entry) => {
    if (entry.type !== 'branch_summary') return original(entry)
    return original({ ...entry, summary: entry['summary'] || ' ' })
  },
})

export const tellsCustomData = mutant({
  unit: 'entryMessages',
  kills: 'CTX-012',
  does: 'makes a message of the data of a custom entry',
  control: 'CTX-010/a-custom-message/with-a-text',
  build: (original) => (entry) =>
    entry.type === 'custom'
      ? original({ ...entry, type: 'custom_message', content: entry['data'] })
      : original(entry),
})

export const dropsEmptyCompactions = mutant({
  unit: 'entryMessages',
  kills: 'CTX-015',
  does: 'says nothing of a compaction whose summary is empty',
  control: 'CTX-012/state-between-two-messages/custom',
  build: (original) => (entry) =>
    entry.type === 'compaction' && entry['summary'] === '' ? [] : original(entry),
})

export const dropsTheCheckpoint = mutant({
  unit: 'entryMessages',
  kills: 'CTX-016',
  does: 'leaves out the checkpoint of a compaction',
  control: 'CTX-015/a-compaction-that-keeps-nothing/with-a-summary',
  build: (original) => (entry) =>
    original(entry).filter(({ role }) => entry.type !== 'compaction' || role !== 'system'),
})
