import { isObject } from '../../../reference/session/parse/recognise.ts'
import type { ReadEntry, ReadHeader } from '../../../spec/schema/session.ts'
import { mutant } from '../../mutant.ts'

/** A guard of a type is a promise, and these break it on purpose. */
const asHeader = (value: unknown): value is ReadHeader => isObject(value)
const asEntry = (value: unknown): value is ReadEntry => isObject(value)

export const acceptsAnyId = mutant({
  unit: 'isHeader',
  kills: 'FMT-007',
  does: 'takes a header without a text as id',
  control: 'FMT-006/headers-that-a-reader-accepts/a-further-member',
  build:
    () =>
    (value): value is ReadHeader =>
      asHeader(value) && value.type === 'session',
})

export const refusesLaterVersions = mutant({
  unit: 'isHeader',
  kills: 'FMT-011',
  does: 'takes no header of a version above 3',
  control: 'FMT-006/headers-that-a-reader-accepts/a-further-member',
  build:
    (original) =>
    (value): value is ReadHeader =>
      original(value) && !(Number(value['version']) > 3),
})

export const acceptsNumbersAsIds = mutant({
  unit: 'isEntry',
  kills: 'FMT-004',
  does: 'takes an object whose id is a number for an entry',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build:
    (original) =>
    (value, version): value is ReadEntry =>
      original(value, version) ||
      (asEntry(value) && typeof value.type === 'string' && typeof value.id === 'number'),
})

export const countsLaterHeaders = mutant({
  unit: 'isEntry',
  kills: 'FMT-005',
  does: 'takes a second header for an entry',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build:
    (original) =>
    (value, version): value is ReadEntry =>
      original(value, version) ||
      (asEntry(value) && value.type === 'session' && typeof value.id === 'string'),
})

export const knowsOnlyItsTypes = mutant({
  unit: 'isEntry',
  kills: 'FMT-010',
  does: 'passes over entries of a type that it does not know',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build:
    (original) =>
    (value, version): value is ReadEntry =>
      original(value, version) && value.type !== 'hologram',
})

export const needsATime = mutant({
  unit: 'isEntry',
  kills: 'ROB-011',
  does: 'passes over entries without a text as timestamp',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build:
    (original) =>
    (value, version): value is ReadEntry =>
      original(value, version) && typeof value['timestamp'] === 'string',
})
