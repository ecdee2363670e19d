import { mutant } from '../../mutant.ts'

export const forgetsTheLevel = mutant({
  unit: 'contextSettings',
  kills: 'CTX-100',
  does: 'says that the thinking level is off',
  control: 'CTX-101/a-captured-session/pi-linear',
  build: (original) => async (path, read) => ({ ...(await original(path, read)), thinkingLevel: 'off' }),
})

export const hidesLabels = mutant({
  unit: 'sessionLabels',
  kills: 'CTX-101',
  does: 'knows no labels',
  control: 'CTX-100/an-entry-of-a-captured-session/pi-linear-at-79117190',
  build: () => () => new Map(),
})
