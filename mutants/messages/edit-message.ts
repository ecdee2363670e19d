import { mutant } from '../mutant.ts'

export const leavesTextsAsTheyAre = mutant({
  unit: 'editMessage',
  kills: 'CTX-021',
  does: 'gives every role the content of an edit as it stands',
  control: 'CTX-020/a-message-that-is-removed/of-a-user',
  build: () => (message, content) => ({ ...message, content }),
})
