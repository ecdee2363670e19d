import { posix } from 'node:path'
import { World as CucumberWorld, setWorldConstructor } from '@cucumber/cucumber'
import type { Places } from '../../harness/observe/events.ts'
import { Violation } from '../../harness/observe/failures.ts'
import type { Instance } from '../../harness/observe/instance.ts'
import { equals, type Matcher } from '../../harness/observe/matchers.ts'
import type { Observed } from '../../harness/observe/observed.ts'
import type { Observer } from '../../harness/observe/observer.ts'
import type { Pending } from '../../harness/observe/pending.ts'
import type { Content, FileAnswer, Question } from '../../harness/observe/questions.ts'
import { attachComparison } from '../../harness/run/attachments.ts'
import type { ScenarioFacts } from '../../harness/run/scenario.ts'

/** What the steps of one scenario share. A step asks, or compares; it never computes the answer. */
export class World extends CucumberWorld {
  /** Requests under way, by name. */
  readonly calls = new Map<string, Pending>()
  /** Values that a scenario names, such as the id of an entry. */
  readonly named = new Map<string, Observed<unknown>>()
  /** Contents arranged by `Given` steps, by path relative to the workspace. */
  readonly arranged = new Map<string, Content>()
  #answers: readonly Observed<unknown>[] = []
  #observer: Observer | undefined
  #facts: ScenarioFacts | undefined

  /** @internal Called by the hooks. */
  prepare(facts: ScenarioFacts): void {
    this.#facts = facts
  }

  /** @internal Called by the hooks. */
  enter(observer: Observer): void {
    this.#observer = observer
  }

  get begun(): boolean {
    return this.#facts !== undefined
  }

  get entered(): boolean {
    return this.#observer !== undefined
  }

  /** Folders of the scenario; undefined before it has begun. */
  get places(): Places | undefined {
    return this.#observer?.paths
  }

  get facts(): ScenarioFacts {
    if (!this.#facts) throw new Error('The scenario has not begun.')
    return this.#facts
  }

  get observer(): Observer {
    if (!this.#observer) throw new Error('The scenario has not begun.')
    return this.#observer
  }

  /** The instance of the subject that a scenario speaks of when it names none. */
  get subject(): Instance {
    return this.observer.instance('A')
  }

  /** A further instance of the subject, such as `B`. */
  instance(name: string): Instance {
    return this.observer.instance(name)
  }

  /** Absolute path of a name below the workspace; an absolute path stays as it is. */
  path(name: string): string {
    return posix.isAbsolute(name) ? name : posix.join(this.observer.paths.workspace, name)
  }

  /** Arranges something in the world. */
  async arrange(question: Question): Promise<void> {
    await this.observer.ask(question)
  }

  async file(name: string, content: Content, mode?: number): Promise<void> {
    this.arranged.set(name, content)
    await this.arrange({
      arrange: 'file',
      path: this.path(name),
      content,
      ...(mode === undefined ? {} : { mode }),
    })
  }

  /** What is at a path now; with its content unless `read` is false. */
  look(name: string, read = true): Promise<Observed<FileAnswer>> {
    return this.observer.ask<FileAnswer>({ ask: 'file', path: this.path(name), read })
  }

  /** The request of that name. */
  call(name: string): Pending {
    const call = this.calls.get(name)
    if (!call) throw new Error(`No request is called "${name}" in this scenario.`)
    return call
  }

  /** The answer that `Then` steps speak of. */
  get answer(): Observed<unknown> | undefined {
    return this.#answers.at(-1)
  }

  set answer(answer: Observed<unknown> | undefined) {
    this.#answers = answer ? [answer] : []
  }

  /** Keeps the answers of a call that was made several times in turn. */
  keepAnswers(answers: readonly Observed<unknown>[]): void {
    this.#answers = answers
  }

  /** The answer of the step before; of a call that was made several times, the last one. */
  get answered(): Observed<unknown> {
    if (!this.answer) throw new Error('Nothing has been answered in this scenario.')
    return this.answer
  }

  /** Every answer of the step before: where a call was made several times, each of them counts. */
  get allAnswered(): readonly Observed<unknown>[] {
    if (this.#answers.length === 0) throw new Error('Nothing has been answered in this scenario.')
    return this.#answers
  }

  /**
   * Compares what was seen with what the rule promises, and records the comparison for the rule of the scenario.
   *
   * @param aspect what is compared, in a word or two, for the report
   * @param expected a matcher, or a value that must be equal
   * @throws Violation when they differ
   */
  compare(
    aspect: string,
    received: Observed<unknown>,
    expected: Matcher | string | number | boolean | null,
  ): void {
    const matcher = isMatcher(expected) ? expected : equals(expected)
    const accepted = matcher.accepts(received.value)
    attachComparison(this, this.facts, aspect, matcher, received, accepted)
    if (!accepted) throw new Violation(aspect, matcher.kind, matcher.expected, received.value)
  }
}

function isMatcher(expected: unknown): expected is Matcher {
  return typeof expected === 'object' && expected !== null && 'accepts' in expected
}

setWorldConstructor(World)
