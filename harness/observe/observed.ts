/** Where an observed value came from: the recorded event, and the place inside it. */
export interface Source {
  readonly event: number
  /** Keys from the event's root, such as `['result', 'content']`. */
  readonly path: readonly (string | number)[]
}

/** A value that a scenario has seen, with its source, so that a comparison can name the evidence. */
export class Observed<T = unknown> {
  readonly value: T
  readonly sources: readonly Source[]

  constructor(value: T, sources: readonly Source[]) {
    this.value = value
    this.sources = sources
  }

  /** The value at a path of keys; undefined where there is none. Only for values that were not derived. */
  at(...keys: readonly (string | number)[]): Observed<unknown> {
    let value: unknown = this.value
    for (const key of keys) value = isIndexable(value) ? value[key] : undefined
    return new Observed(
      value,
      this.sources.map((source) => ({ event: source.event, path: [...source.path, ...keys] })),
    )
  }

  /** A value derived from this one. `derive` must take whatever a subject may send: its type is a promise of nobody. */
  view<U>(derive: (value: T) => U): Observed<U> {
    return new Observed(derive(this.value), this.sources)
  }

  /** Several observed values as one. */
  static all<T>(observed: readonly Observed<T>[]): Observed<readonly T[]> {
    return new Observed(
      observed.map((one) => one.value),
      observed.flatMap((one) => one.sources),
    )
  }
}

function isIndexable(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
