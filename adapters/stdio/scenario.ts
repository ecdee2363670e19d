import type { ScenarioBeginParams } from '../../spec/schema/protocol.ts'

/** The variable that marks every process of a run; a child that lost it could not be found and ended. */
const MARKER = 'CONFORMANCE_RUN'

/** The environment of a scenario: what the harness sent, with home, temp folder and marker. */
export function scenarioEnvironment({
  environment,
  home,
  temp,
}: ScenarioBeginParams): Record<string, string> {
  const marker = process.env[MARKER]
  return { ...(marker === undefined ? {} : { [MARKER]: marker }), ...environment, HOME: home, TMPDIR: temp }
}

/** What runs on behalf of a scenario, so that its end can wait for quiet. */
export interface Activity {
  /** Runs a task whose signal is aborted by `signal` or by the end of the scenario. */
  run<Result>(signal: AbortSignal, task: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  /** Aborts what runs, and resolves when all of it has returned. */
  end(): Promise<void>
}

export function createActivity(): Activity {
  const running = new Map<Promise<unknown>, AbortController>()
  return {
    run(signal, task) {
      const controller = new AbortController()
      const abort = () => controller.abort(signal.reason)
      if (signal.aborted) abort()
      else signal.addEventListener('abort', abort, { once: true })
      const result = task(controller.signal).finally(() => {
        signal.removeEventListener('abort', abort)
        running.delete(result)
      })
      running.set(result, controller)
      return result
    },
    async end() {
      for (const controller of running.values()) controller.abort()
      await Promise.allSettled(running.keys())
    },
  }
}
