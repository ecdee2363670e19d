import { expect, test } from 'vitest'
import { createActivity, scenarioEnvironment } from '../../adapters/stdio/scenario.ts'

test('a scenario gets the variables sent, its home and its temp folder', () => {
  const place = {
    scenario: 's',
    workspace: '/w',
    home: '/h',
    temp: '/t',
    environment: { A: '1', HOME: '/other' },
  }
  const { CONFORMANCE_RUN: _marker, ...variables } = scenarioEnvironment(place)
  expect(variables).toEqual({ A: '1', HOME: '/h', TMPDIR: '/t' })
})

test('the end of a scenario aborts what runs and waits for it', async () => {
  const activity = createActivity()
  const gate = Promise.withResolvers<void>()
  const seen: string[] = []
  const running = activity.run(new AbortController().signal, async (signal) => {
    signal.addEventListener('abort', () => seen.push('aborted'))
    await gate.promise
    seen.push('returned')
  })
  const ended = activity.end().then(() => seen.push('quiet'))
  gate.resolve()
  await Promise.all([running, ended])
  expect(seen).toEqual(['aborted', 'returned', 'quiet'])
})

test('a task whose request was cancelled before it started sees that', async () => {
  const task = (signal: AbortSignal) => Promise.resolve(signal.aborted)
  expect(await createActivity().run(AbortSignal.abort(), task)).toBe(true)
})

test('a task that fails does not keep a scenario from ending', async () => {
  const activity = createActivity()
  const task = activity.run(new AbortController().signal, () => Promise.reject(new Error('failed')))
  await activity.end()
  await expect(task).rejects.toThrow('failed')
})
