import { describe, expect, test } from 'vitest'
import { declaredIn } from '../../harness/observe/declared.ts'
import type { Incoming, Outgoing, Recorded } from '../../harness/observe/events.ts'
import type { Question } from '../../harness/observe/questions.ts'

const places = { workspace: '/w', home: '/h', temp: '/t' }

function recording(...events: (Outgoing | Incoming)[]): Recorded[] {
  return events.map((event, n) => ('op' in event ? { n, at: 0, out: event } : { n, at: 0, in: event }))
}
const ask = (question: Question): Outgoing => ({ op: 'ask', ref: 1, question })
const called = (name: string, args: unknown, cwd?: string): Outgoing => ({
  op: 'request',
  ref: 1,
  instance: 'A',
  method: 'tool/call',
  params: { name, arguments: args, ...(cwd ? { cwd } : {}) },
})
const named = (...events: (Outgoing | Incoming)[]) => [...declaredIn(recording(...events), 0, places).named]

describe('a tool that changes files names what it may change', () => {
  test.each([
    ['write', { path: 'a/b' }, ['/w/a/b']],
    ['edit', { path: '~/x' }, ['/h/x']],
    ['write', { path: 5 }, ['/w/5']],
    ['read', { path: 'a' }, []],
    ['ls', { path: 'a' }, []],
    ['nope', { path: 'a' }, []],
    ['write', null, []],
  ])('%s %j', (name, args, expected) => expect(named(called(name, args))).toEqual(expected))

  test('relative to where it runs', () => {
    expect(named(called('write', { path: 'a' }, '/w/d'))).toEqual(['/w/d/a'])
  })

  test('a command by whole words and quoted texts', () => {
    const command = `echo x>out/log; touch 'two words' "$HOME/h" $TMPDIR/t`
    expect(named(called('bash', { command }))).toEqual(
      expect.arrayContaining(['/w/out/log', '/w/two words', '/h/h', '/t/t']),
    )
    expect(named(called('bash', { command }))).not.toContain('/w/log')
  })
})

test('an answer names the file with the whole output, and only in the folder for temporary files', () => {
  const text = 'end\n\n[Showing last 1KB. Full output: /t/two.log]'
  const result = {
    content: [{ type: 'text', text }],
    details: { fullOutputPath: '/t/one.log' },
    structuredContent: { full_output_path: '/w/three.log' },
  }
  expect(named({ on: 'result', ref: 1, result })).toEqual(['/t/one.log', '/t/two.log'])
  expect(named({ on: 'result', ref: 1, result: { content: [{ type: 'text', text: '/t/x' }] } })).toEqual([])
})

test('what was arranged before the tools began is no excuse, what was compared later is', () => {
  const events = recording(
    ask({ arrange: 'file', path: '/w/before', content: { text: '' } }),
    ask({ ask: 'tree' }),
    ask({ arrange: 'file', path: '/w/after', content: { text: '' } }),
    ask({ ask: 'file', path: '/w/seen', read: true }),
    ask({ ask: 'names', path: '/w/listed' }),
    ask({ arrange: 'remove', path: '/w/removed' }),
    ask({ ask: 'processes', containing: 'sleep 4711' }),
    ask({ ask: 'processes', containing: '' }),
  )
  expect(declaredIn(events, 1, places)).toEqual({
    compared: new Set(['/w/after', '/w/seen']),
    listed: new Set(['/w/listed']),
    removed: new Set(['/w/removed']),
    named: new Set(),
    processes: new Set(['sleep 4711']),
  })
})
