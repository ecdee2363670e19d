import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { describe, expect, test } from 'vitest'
import {
  CancelParams,
  Failure,
  Methods,
  Notification,
  ProgressParams,
  Request,
  ReverseMethods,
  Success,
} from '../../spec/schema/protocol.ts'
import { fenced, readDocument } from './document.ts'

type Line = { id?: unknown; method?: string; params?: unknown; result?: unknown }

const text = readDocument('spec/protocol.md')
const lines = fenced(text, '').flatMap((block) =>
  block
    .split('\n')
    .filter((line) => /^[→←] /.test(line))
    .map((line) => ({ harness: line.startsWith('→'), message: JSON.parse(line.slice(2)) as Line })),
)
const methods: Readonly<Record<string, { params: TSchema; result: TSchema }>> = Methods
const reverse: Readonly<Record<string, { params: TSchema; result: TSchema }>> = ReverseMethods
const notifications: Readonly<Record<string, TSchema>> = {
  '$/cancel': CancelParams,
  '$/progress': ProgressParams,
}

describe('the examples of spec/protocol.md', () => {
  test.each(lines)('match the schemas: $message', ({ harness, message }) => {
    expect(problem(envelopeOf(message), message)).toBeUndefined()
    const { method } = message
    if (method === undefined) return
    const schema = 'id' in message ? (harness ? methods : reverse)[method]?.params : notifications[method]
    expect(schema && problem(schema, message.params)).toBeUndefined()
    expect(schema, method).toBeDefined()
  })

  test('give each answer the shape that its request asks for', () => {
    const open = new Map<string, TSchema | undefined>()
    for (const { harness, message } of lines) {
      const { id, method, result } = message
      if (id === undefined) continue
      if (method !== undefined) open.set(`${harness} ${id}`, (harness ? methods : reverse)[method]?.result)
      else if ('result' in message) {
        const schema = open.get(`${!harness} ${id}`)
        expect(schema && problem(schema, result), JSON.stringify(message)).toBeUndefined()
      }
    }
  })

  test.each([...Object.keys(Methods), ...Object.keys(ReverseMethods)])('show %s', (method) => {
    expect(lines.some(({ message }) => message.method === method)).toBe(true)
  })
})

function envelopeOf(message: Line): TSchema {
  if (message.method !== undefined) return 'id' in message ? Request : Notification
  return 'result' in message ? Success : Failure
}

function problem(schema: TSchema, value: unknown): string | undefined {
  const error = Value.Errors(schema, value).First()
  return error && `${error.path}: ${error.message}`
}
