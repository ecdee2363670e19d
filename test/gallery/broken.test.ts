import { join } from 'node:path'
import { dir } from 'tmp-promise'
import { describe, expect, test } from 'vitest'
import { certifyBroken } from './certify-broken.ts'

const one = ['--scenario', 'TREE-001/a-session-without-entries', '--timeout', '700']
const clean = { left: [], litter: [] }

/** The smoke check fails: nothing is judged. */
describe.concurrent('an adapter that is broken from the start ends the run with exit code 4', () => {
  test.each([
    ['never-answers', '(no-answer): No answer to initialize within 20000 ms.'],
    ['never-reads', '(no-answer): No answer to initialize within 20000 ms.'],
    ['never-answers-pings', '(no-answer): No answer to $/ping within 700 ms.'],
    [
      'dies-at-start',
      '(died): The adapter ended with exit code 9. Its stderr ends: "no configuration found"',
    ],
    ['writes-to-stdout', '"a request has come". Write logs to stderr.'],
    ['wrong-greeting', '(envelope): The result of initialize does not match the protocol: /capabilities'],
    ['wrong-protocol-version', '(protocol-version): The adapter speaks protocol 2.0; this suite needs 1.x.'],
    ['not-there', '(died): The adapter ended with exit code 1.'],
  ])('%s', async (adapter, message) => {
    const { exitCode, stdout, stderr, ...rest } = await certifyBroken([adapter], one)
    expect(stderr).toContain('The adapter is broken, so nothing was judged')
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
    expect({ exitCode, ...rest }).toEqual({ exitCode: 4, ...clean })
  })
})

/** The protocol is broken within a scenario: it says nothing about the implementation. */
describe('an adapter that breaks the protocol could not run, exit code 3', () => {
  test.each([
    ['answers-garbage', 'adapter (garbage): A line on stdout is not JSON'],
    ['wrong-envelope', 'adapter (envelope): A success does not match the protocol: /jsonrpc'],
    ['wrong-id', 'adapter (unknown-id): An answer has the id 1002, which was never sent.'],
    ['batch', 'adapter (batch): Batches are not part of the protocol'],
    ['answers-twice', 'adapter (answered-twice): Request 2 was answered twice.'],
    ['answers-again-at-the-end', 'adapter (answered-twice): Request 2 was answered twice.'],
    ['progress-after-response', 'adapter (late-progress): Progress for request 2, which is not under way.'],
    ['progress-out-of-order', 'adapter (progress-order): Progress of request 2 has sequence 1; expected 0.'],
    ['declares-what-it-lacks', 'adapter (declared-but-unknown): A session/read'],
    ['never-ends-scenarios', 'adapter (no-answer): No answer to scenario/end within 5000 ms.'],
    ['grandchild-left', 'adapter (process-left): The adapter has ended and left a process: sleep 600'],
    ['double-forked-child', 'adapter (process-left): The adapter has ended and left a process: sleep 600'],
  ])('%s', async (adapter, reason) => {
    const { exitCode, stdout, stderr: _, ...rest } = await certifyBroken([adapter], one)
    expect(stdout).toContain(reason)
    expect(stdout).toContain('incomplete: 1 scenario could not run')
    expect({ exitCode, ...rest }).toEqual({ exitCode: 3, ...clean })
  })

  test('endless-line', async () => {
    const {
      exitCode,
      stdout,
      stderr: _,
      ...rest
    } = await certifyBroken(['endless-line'], [...one.slice(0, 2), '--timeout', '30000'])
    expect(stdout).toMatch(
      /adapter \(line-too-long\): A line is longer than \d{9} bytes and still has no end\./,
    )
    expect({ exitCode, ...rest }).toEqual({ exitCode: 3, ...clean })
  })

  test('endless-progress', async () => {
    const {
      exitCode,
      stdout,
      stderr: _,
      ...rest
    } = await certifyBroken(['endless-progress'], [...one.slice(0, 2), '--timeout', '30000'])
    expect(stdout).toContain(
      'adapter (too-much-progress): The progress of request 2 is longer than 268435456',
    )
    expect({ exitCode, ...rest }).toEqual({ exitCode: 3, ...clean })
  })

  test('declares-nothing', async () => {
    const { exitCode, stdout, stderr: _, ...rest } = await certifyBroken(['declares-nothing'], one)
    expect(stdout).toContain('incomplete: the subject declares nothing that the selected scenarios need')
    expect({ exitCode, ...rest }).toEqual({ exitCode: 3, ...clean })
  })
})

/** The same request unanswered twice: the promise of an answer is violated. */
describe('an adapter that answers wrongly, or not at all, is violated, exit code 1', () => {
  test.each([
    ['answers-wrong', '+ ffffffff'],
    ['never-answers-reads', '+ no answer: within 700 ms'],
    ['line-without-end', '+ no answer: within 700 ms'],
    ['floods-stderr', '+ no answer: within 700 ms'],
    ['dies-in-the-middle', '+ died: exit code 7; its stderr ends: out of luck'],
    ['grandchild-holds-stdout', '+ died: exit code 0'],
  ])('%s', async (adapter, received) => {
    const { exitCode, stdout, stderr: _, ...rest } = await certifyBroken([adapter], one)
    expect(stdout).toContain(received)
    expect(stdout).toContain('not conformant: 1 violation of 1 rule')
    expect(stdout).toContain(
      `again: pi-conformance certify --timeout 700 --scenario ${one[1]} -- node ${adapter}.js`,
    )
    expect({ exitCode, ...rest }).toEqual({ exitCode: 1, ...clean })
  })

  test('never-answers-cancelled', async () => {
    const scenario = ['--scenario', 'BASH-009/before-any-output', '--timeout', '1500']
    const {
      exitCode,
      stdout,
      stderr: _,
      ...rest
    } = await certifyBroken(['never-answers-cancelled'], scenario)
    expect(stdout).toContain('+ no answer: within 2000 ms')
    expect({ exitCode, ...rest }).toEqual({ exitCode: 1, ...clean })
  })
})

test('an adapter that dies once only could not run: nobody is blamed for what cannot be seen again', async () => {
  const folder = await dir({ unsafeCleanup: true })
  try {
    const {
      exitCode,
      stdout,
      stderr: _,
      ...rest
    } = await certifyBroken(['dies-once', join(folder.path, 'died')], one)
    expect(stdout).toContain('first pass: died: exit code 7; second pass: held')
    expect({ exitCode, ...rest }).toEqual({ exitCode: 3, ...clean })
  } finally {
    await folder.cleanup()
  }
})
