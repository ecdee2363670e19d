import { mutant } from '../../mutant.ts'

const CARRIAGE_RETURN = 0x0d

/** The text of a line, and its value when the text is changed first. */
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const changed = (bytes: Uint8Array, change: (text: string) => string) =>
  new TextEncoder().encode(change(text(bytes)))

export const refusesCarriageReturns = mutant({
  unit: 'parseLine',
  kills: 'FMT-002',
  does: 'takes a line that ends with a carriage return for malformed',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) => (bytes) => (bytes.at(-1) === CARRIAGE_RETURN ? undefined : original(bytes)),
})

export const allowsTrailingCommas = mutant({
  unit: 'parseLine',
  kills: 'FMT-003',
  does: 'allows a comma after the last member',
  control: 'FMT-002/line-ends-of-two-kinds/all-crlf',
  build: (original) => (bytes) => original(changed(bytes, (line) => line.replace(/,\s*\}$/, '}'))),
})

export const refusesBadBytes = mutant({
  unit: 'parseLine',
  kills: 'FMT-012',
  does: 'takes a line that is not all UTF-8 for malformed',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) => (bytes) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      return undefined
    }
    return original(bytes)
  },
})

export const allowsNotANumber = mutant({
  unit: 'parseLine',
  kills: 'ROB-001',
  does: 'reads NaN and Infinity as numbers',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) => (bytes) =>
    original(bytes) ?? original(changed(bytes, (line) => line.replace(/-?\b(?:NaN|Infinity)\b/g, '0'))),
})

export const allowsControlCharacters = mutant({
  unit: 'parseLine',
  kills: 'ROB-002',
  does: 'allows a tabulator in a text',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) => (bytes) => original(changed(bytes, (line) => line.replaceAll('\t', ' '))),
})

export const passesOverLongNumbers = mutant({
  unit: 'parseLine',
  kills: 'ROB-003',
  does: 'passes over lines with a number that does not fit into a double',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) => (bytes) => (/\d{400}/.test(text(bytes)) ? undefined : original(bytes)),
})

export const passesOverDeepValues = mutant({
  unit: 'parseLine',
  kills: 'ROB-004',
  does: 'passes over lines with a thousand lists one in the other',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) => (bytes) => (text(bytes).includes('['.repeat(1000)) ? undefined : original(bytes)),
})

export const refusesRepeatedMembers = mutant({
  unit: 'parseLine',
  kills: 'ROB-005',
  does: 'takes a line for malformed in which the id stands twice',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) => (bytes) => (/"id":.*"id":/.test(text(bytes)) ? undefined : original(bytes)),
})

export const repairsSurrogates = mutant({
  unit: 'parseLine',
  kills: 'ROB-006',
  does: 'replaces unpaired surrogates',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) => (bytes) => {
    const parsed = original(bytes)
    if (!parsed) return undefined
    const wellFormed = (_key: string, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value
    return { value: JSON.parse(JSON.stringify(parsed.value), wellFormed) }
  },
})
