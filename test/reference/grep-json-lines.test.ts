import { expect, test } from 'vitest'
import { readJsonLines } from '../../reference/tools/grep/json-lines.ts'
import { readRipgrepEvent } from '../../reference/tools/grep/ripgrep-event.ts'

/** The events of messages that come in chunks of so many bytes. */
async function events(messages: readonly object[], chunk = 65_536) {
  const bytes = Buffer.from(messages.map((message) => `${JSON.stringify(message)}\n`).join(''))
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
  }
  const found = []
  for await (const message of readJsonLines(chunks())) {
    expect(message.length).toBeLessThan(1_200_000)
    found.push(readRipgrepEvent(message))
  }
  return found
}

const match = (lines: object, submatches: readonly unknown[] = []) => ({
  type: 'match',
  data: { path: { text: './a' }, lines, line_number: 7, absolute_offset: 0, submatches },
})

test.each([1, 7, 65_536])('messages are split at line feeds only, in chunks of %i bytes', async (chunk) => {
  const found = await events([match({ text: 'é\u2028"\\x\r\n' }), { type: 'summary', data: {} }], chunk)
  expect(found).toEqual([{ path: './a', line: 7, text: 'é\u2028"\\x', match: true }, 'finished'])
})

test.each([
  ['plain', 'x'],
  ['a quote and backslashes', '\\"\\\\'],
  ['characters of several bytes', 'é😀€'],
  ['controls', '\u0001\t'],
])('of a gigantic line of %s the beginning comes, and its number', async (_, unit) => {
  const text = unit.repeat(3_000_000 / unit.length)
  for (const chunk of [4096, 65_536, 10_000_001]) {
    const [event] = await events([match({ text: `${text}\n` })], chunk)
    expect(event).toMatchObject({ path: './a', line: 7, match: true })
    const start = typeof event === 'object' ? event.text.slice(0, 600) : ''
    expect(start).toBe(text.slice(0, 600))
  }
})

test('of a gigantic line in base64, too', async () => {
  const bytes = Buffer.concat([Buffer.alloc(3_000_000, 120), Buffer.from([0xe9, 10])]).toString('base64')
  const [event] = await events([match({ bytes })])
  expect(event).toMatchObject({ line: 7, match: true })
  expect(typeof event === 'object' && event.text.slice(0, 600)).toBe('x'.repeat(600))
})

test('of a line with very many matches the whole text comes', async () => {
  const submatches = Array.from({ length: 40_000 }, (_, start) => ({
    match: { text: 'x' },
    start,
    end: start + 1,
  }))
  const [event] = await events([match({ text: 'a "short" line\n' }, submatches)])
  expect(event).toEqual({ path: './a', line: 7, text: 'a "short" line', match: true })
})
