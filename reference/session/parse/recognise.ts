import type { ReadEntry, ReadHeader } from '../../../spec/schema/session.ts'

/** A header is an object of type `session` with a text as id; the id may be empty, and nothing else is checked. Rules: FMT. */
export function isHeader(value: unknown): value is ReadHeader {
  return isObject(value) && value['type'] === 'session' && typeof value['id'] === 'string'
}

/**
 * An entry is an object with a text as type and a text as id; any other JSON value on a line is passed over.
 * Entries of version 1 have no id yet. Later `session` lines are no entries. Rules: FMT, ROB.
 */
export function isEntry(value: unknown, writtenVersion: number): value is ReadEntry {
  if (!isObject(value) || typeof value['type'] !== 'string' || value['type'] === 'session') return false
  return writtenVersion < 2 || typeof value['id'] === 'string'
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
