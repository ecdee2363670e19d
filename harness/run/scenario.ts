import type { Observer } from '../observe/observer.ts'

/** What the canonical list and the registry say of the scenario that runs. */
export interface ScenarioFacts {
  /** `RULE/scenario-slug` or `RULE/scenario-slug/case`. */
  readonly id: string
  readonly rule: string
  /** Capabilities and conditions of the place, from the rule and the scenario's tags. */
  readonly needs: readonly string[]
  /** Needs a process of its own, over stdio. */
  readonly ownProcess: boolean
}

/** The run that scenarios belong to: it says what is not applicable, and gives each scenario its observer. */
export interface Run {
  /** 1, or 2 in the second pass over scenarios that were not answered. */
  readonly attempt: number
  /** Why the scenario cannot be judged here; undefined when it can. */
  notApplicable(facts: ScenarioFacts): string | undefined
  begin(facts: ScenarioFacts): Promise<Observer>
  /** Ends what still runs, and keeps the recording. */
  end(facts: ScenarioFacts, observer: Observer): Promise<void>
}
