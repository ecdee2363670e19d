import { mutant } from '../mutant.ts'

const CONTROL = 'TOOL-005/all-problems-in-the-order-of-the-fields'

export const readsDigitsOnly = mutant({
  unit: 'coerceArgument',
  kills: 'TOOL-008',
  does: 'reads decimal digits only, and ignores what comes after them',
  control: CONTROL,
  build: (original) => (type, value) => {
    if (type !== 'number' || typeof value !== 'string') return original(type, value)
    const digits = Number.parseInt(value, 10)
    return Number.isNaN(digits) ? undefined : { value: digits }
  },
})

export const nothingIsZero = mutant({
  unit: 'coerceArgument',
  kills: 'TOOL-009',
  does: 'takes an empty text for zero',
  control: CONTROL,
  build: (original) => (type, value) =>
    type === 'number' && typeof value === 'string' && value.trim() === ''
      ? { value: 0 }
      : original(type, value),
})

export const printsNoNumbers = mutant({
  unit: 'coerceArgument',
  kills: 'TOOL-010',
  does: 'takes only texts for texts',
  control: CONTROL,
  build: (original) => (type, value) =>
    type === 'string' && typeof value !== 'string' ? undefined : original(type, value),
})

export const printsNull = mutant({
  unit: 'coerceArgument',
  kills: 'TOOL-012',
  does: 'prints null where a text is expected',
  control: CONTROL,
  build: (original) => (type, value) =>
    type === 'string' && value === null ? { value: 'null' } : original(type, value),
})

export const takesAnyTextForTrue = mutant({
  unit: 'coerceArgument',
  kills: 'TOOL-022',
  does: 'takes every text that is not empty for true',
  control: CONTROL,
  build: (original) => (type, value) =>
    type === 'boolean' && typeof value === 'string' ? { value: value !== '' } : original(type, value),
})
