import { mutant } from '../mutant.ts'

const CONTROL = 'LLM-010/no-output'
const UNCHANGED = 'LLM-001/one-message-of-each-role/an-empty-text'

export const sendsKnownMembersOnly = mutant({
  unit: 'toModelMessage',
  kills: 'LLM-001',
  does: 'sends only the members of a user message that it knows',
  control: CONTROL,
  build: (original) => (message) => {
    const sent = original(message)
    if (sent?.['role'] !== 'user') return sent
    return { role: 'user', content: sent['content'], timestamp: sent['timestamp'] }
  },
})

export const keepsTheFirstOfNeighbours = mutant({
  unit: 'convertToLlm',
  kills: 'LLM-002',
  does: 'sends only the first of neighbours of one role',
  control: CONTROL,
  build: (original) => (messages) =>
    original(messages).filter((message, index, all) => message['role'] !== all[index - 1]?.['role']),
})

export const takesUnknownRolesForUsers = mutant({
  unit: 'toModelMessage',
  kills: 'LLM-003',
  does: 'sends messages of unknown roles as those of the user',
  control: CONTROL,
  build: (original) => (message) => {
    const known = ['bashExecution', 'custom', 'branchSummary', 'compactionSummary']
    const sent = original(message)
    if (sent || known.includes(Object(message).role)) return sent
    return { ...Object(message), role: 'user' }
  },
})

export const dropsEmptyMessages = mutant({
  unit: 'toModelMessage',
  kills: 'LLM-004',
  does: 'leaves out messages with an empty list as content',
  control: CONTROL,
  build: (original) => (message) => {
    const sent = original(message)
    return Array.isArray(sent?.['content']) && sent['content'].length === 0 ? undefined : sent
  },
})

export const leavesHiddenMessagesOut = mutant({
  unit: 'toModelMessage',
  kills: 'LLM-005',
  does: 'does not send custom messages that are not displayed',
  control: CONTROL,
  build: (original) => (message) =>
    Object(message).role === 'custom' && Object(message).display === false ? undefined : original(message),
})

export const sendsDetails = mutant({
  unit: 'toModelMessage',
  kills: 'LLM-007',
  does: 'sends the details of custom messages along',
  control: UNCHANGED,
  build: (original) => (message) => {
    const sent = original(message)
    const { role, details } = Object(message)
    return sent && role === 'custom' && details !== undefined ? { ...sent, details } : sent
  },
})

export const sendsExcludedCommands = mutant({
  unit: 'toModelMessage',
  kills: 'LLM-013',
  does: 'sends commands that are excluded from the context',
  control: UNCHANGED,
  build: (original) => (message) =>
    original(
      Object(message).role === 'bashExecution' ? { ...Object(message), excludeFromContext: false } : message,
    ),
})
