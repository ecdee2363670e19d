import {
  After,
  AfterAll,
  Before,
  type ITestCaseHookParameter,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
} from '@cucumber/cucumber'
import { callsTools, SIDE_EFFECTS } from '../../harness/catalogue/result-ids.ts'
import { factsOf } from '../../harness/catalogue/scenarios.ts'
import { ForeignTranscript } from '../../harness/observe/failures.ts'
import { equals } from '../../harness/observe/matchers.ts'
import { attachExtra, attachExtraFault, attachExtraUnseen, MediaType } from '../../harness/run/attachments.ts'
import { currentRun, setDefaultRun } from '../../harness/run/current-run.ts'
import { attachFailure } from '../../harness/run/failure-attachments.ts'
import { closeStandaloneRun, standaloneRun } from '../../harness/run/standalone.ts'
import type { World } from './world.ts'

/** Milliseconds for one step; a scenario that reaches it is a fault of the suite. */
setDefaultTimeout(120_000)

/** Whatever a step throws is named in the message stream before cucumber sees it. */
setDefinitionFunctionWrapper(
  (step: (...args: unknown[]) => unknown) =>
    async function (this: World, ...args: unknown[]) {
      try {
        return await step.apply(this, args)
      } catch (error) {
        if (this.begun) attachFailure(this, this.facts, this.places, error)
        throw error
      }
    },
)

Before({ name: 'begin' }, async function (this: World, { pickle, gherkinDocument }: ITestCaseHookParameter) {
  const facts = factsOf(pickle, gherkinDocument)
  const run = await currentRun()
  this.prepare(facts)
  const { id, rule, needs, ownProcess } = facts
  this.attach(JSON.stringify({ id, rule, needs, ownProcess, attempt: run.attempt }), MediaType.scenario)
  const reason = run.notApplicable(facts)
  if (reason !== undefined) {
    this.attach(JSON.stringify({ reason }), MediaType.notApplicable)
    return 'skipped'
  }
  this.enter(await run.begin(facts))
  return undefined
})

// Hooks after a scenario run in the reverse order of their definition: this one comes last.
After({ name: 'end' }, async function (this: World) {
  if (this.entered) await (await currentRun()).end(this.facts, this.observer)
})

After({ name: 'touches nothing else' }, async function (this: World, { result }: ITestCaseHookParameter) {
  if (!this.entered || result?.status !== 'PASSED') return
  try {
    const found = await this.observer.sideEffects()
    if (found) attachExtra(this, SIDE_EFFECTS, 'side effects', equals([]), found)
    else if (callsTools(this.facts)) attachExtraUnseen(this, SIDE_EFFECTS)
  } catch (error) {
    if (error instanceof ForeignTranscript) throw error
    // It judges beside the scenario: what it cannot see is a fault of its own verdict only.
    attachExtraFault(this, SIDE_EFFECTS, error instanceof Error ? error.message : String(error))
  }
})

setDefaultRun(standaloneRun)
AfterAll(closeStandaloneRun)
