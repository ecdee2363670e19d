import { satisfies } from '../../harness/observe/matchers.ts'
import type { Observed } from '../../harness/observe/observed.ts'
import type { World } from './world.ts'

/** What sessions are called in a scenario that speaks of no other. */
export const SESSION = 'session'
export const FORK = 'fork'

const aText = satisfies('a text that is not empty', (value) => typeof value === 'string' && value !== '')

/** The answer with which a session was opened, created or forked. */
export function openedAs(world: World, name: string): Observed<unknown> {
  const opened = world.named.get(name)
  if (!opened) throw new Error(`No step has opened a session called "${name}".`)
  return opened
}

/**
 * The subject's handle of an open session.
 *
 * @throws Violation when the subject gave none: a refusal, for instance
 */
export function handleOf(world: World, name = SESSION): string {
  return textIn(world, `handle of the ${name}`, openedAs(world, name).at('session'))
}

/**
 * Absolute path of an open session's file, as the subject gave it.
 *
 * @throws Violation when the subject gave none
 */
export function fileOf(world: World, name = SESSION): string {
  return textIn(world, `path of the ${name}`, openedAs(world, name).at('path'))
}

/** Only a failure is recorded as a comparison: a good handle or path is used, and what comes of that is compared. */
function textIn(world: World, aspect: string, observed: Observed<unknown>): string {
  const { value } = observed
  if (typeof value === 'string' && value !== '') return value
  world.compare(aspect, observed, aText)
  throw new TypeError(`The ${aspect} was accepted but is no text.`)
}
