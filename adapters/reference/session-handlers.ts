import { SessionRefusal } from '../../reference/session/refusal.ts'
import type { Session } from '../../reference/session/store/session.ts'
import { Refused } from '../stdio/failures.ts'
import type { Handlers, ResultOf } from '../stdio/handlers.ts'
import type { Scene } from './scene.ts'

/** The methods `session/*`, in whatever scene is current when they are called. */
export function sessionHandlers(current: () => Scene): Handlers {
  return {
    'session/read': (params) => {
      const { units, workspace } = current()
      return refusing(units.readSession({ ...params, workingDirectory: workspace }))
    },
    'session/open': ({ path }) => {
      const scene = current()
      return opened(scene, scene.units.openSession(path, { workingDirectory: scene.workspace }))
    },
    'session/create': (params) => {
      const scene = current()
      return opened(scene, scene.units.createSession({ ...params, workingDirectory: scene.workspace }))
    },
    'session/append': async ({ session, entry }) => {
      const { units, held } = current()
      return { id: await refusing(units.appendEntry(held(session), entry)) }
    },
    'session/branch': async ({ session, to, summary }) => {
      const { units, held } = current()
      return { leaf: await refusing(units.branchSession(held(session), to, summary)) }
    },
    'session/state': ({ session, want, at }) => {
      const { units, held } = current()
      return refusing(units.sessionParts(held(session), want, at))
    },
    'session/fork': ({ session, at }) => {
      const scene = current()
      return opened(scene, scene.units.forkSession(scene.held(session), at))
    },
    'session/forkFrom': (params) => {
      const scene = current()
      return opened(scene, scene.units.forkFrom({ ...params, workingDirectory: scene.workspace }))
    },
    'session/close': ({ session }) => {
      current().release(session)
      return {}
    },
  }
}

async function opened(scene: Scene, opening: Promise<Session>): Promise<ResultOf<'session/open'>> {
  const session = await refusing(opening)
  return { session: scene.hold(session), id: session.id, path: session.path, leaf: session.leaf }
}

async function refusing<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (reason) {
    throw reason instanceof SessionRefusal ? new Refused(reason.kind, reason.message) : reason
  }
}
