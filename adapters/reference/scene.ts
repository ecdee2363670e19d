import { createReference } from '../../reference/create-reference.ts'
import { createNodeHost } from '../../reference/host/node-host.ts'
import type { Session } from '../../reference/session/store/session.ts'
import type { Replacements, Units } from '../../reference/units.ts'
import type { ScenarioBeginParams } from '../../spec/schema/protocol.ts'
import { InvalidParams } from '../stdio/failures.ts'
import { type Activity, createActivity, scenarioEnvironment } from '../stdio/scenario.ts'

/** What one scenario plays in: a reference over a world of its own, and what is open in it. */
export interface Scene {
  readonly units: Units
  /** Absolute path; relative paths start here. */
  readonly workspace: string
  readonly activity: Activity
  /** Holds a session under a new handle. */
  hold(session: Session): string
  /** @throws InvalidParams for a handle that was not given out in this scenario */
  held(handle: string): Session
  release(handle: string): void
}

/** @param place where the scenario plays; as the process was started when missing */
export function createScene(replacements: Replacements, place?: ScenarioBeginParams): Scene {
  const world = place && { environment: scenarioEnvironment(place), home: place.home, temp: place.temp }
  const sessions = new Map<string, Session>()
  let count = 0
  return {
    units: createReference(createNodeHost(world), replacements),
    workspace: place?.workspace ?? process.cwd(),
    activity: createActivity(),
    hold(session) {
      const handle = `s${++count}`
      sessions.set(handle, session)
      return handle
    },
    held(handle) {
      const session = sessions.get(handle)
      if (session === undefined) throw new InvalidParams(`There is no open session "${handle}"`)
      return session
    },
    release: (handle) => void sessions.delete(handle),
  }
}
