import { isDeepStrictEqual } from 'node:util'

/** What a comparison expects. `accepts` never throws; `expected` is what a report shows. */
export interface Matcher {
  readonly kind: string
  readonly expected: unknown
  accepts(received: unknown): boolean
}

/** The same JSON value; key order does not matter, and a key that is undefined counts as absent. */
export function equals(expected: unknown): Matcher {
  const wanted = asJson(expected)
  return { kind: 'equals', expected, accepts: (received) => isDeepStrictEqual(asJson(received), wanted) }
}

export function differsFrom(unexpected: unknown): Matcher {
  const unwanted = asJson(unexpected)
  return {
    kind: 'differs from',
    expected: unexpected,
    accepts: (received) => received !== undefined && !isDeepStrictEqual(asJson(received), unwanted),
  }
}

export function contains(part: string): Matcher {
  return {
    kind: 'contains',
    expected: part,
    accepts: (received) => typeof received === 'string' && received.includes(part),
  }
}

export function lacks(part: string): Matcher {
  return {
    kind: 'lacks',
    expected: part,
    accepts: (received) => typeof received === 'string' && !received.includes(part),
  }
}

export function startsWith(part: string): Matcher {
  return {
    kind: 'starts with',
    expected: part,
    accepts: (received) => typeof received === 'string' && received.startsWith(part),
  }
}

export function endsWith(part: string): Matcher {
  return {
    kind: 'ends with',
    expected: part,
    accepts: (received) => typeof received === 'string' && received.endsWith(part),
  }
}

export function matches(pattern: RegExp): Matcher {
  return {
    kind: 'matches',
    expected: String(pattern),
    accepts: (received) =>
      typeof received === 'string' &&
      new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(received),
  }
}

export function atMost(limit: number): Matcher {
  return {
    kind: 'at most',
    expected: limit,
    accepts: (received) => typeof received === 'number' && received <= limit,
  }
}

export function atLeast(limit: number): Matcher {
  return {
    kind: 'at least',
    expected: limit,
    accepts: (received) => typeof received === 'number' && received >= limit,
  }
}

export function oneOf(allowed: readonly unknown[]): Matcher {
  const wanted = allowed.map(asJson)
  return {
    kind: 'one of',
    expected: allowed,
    accepts: (received) => wanted.some((value) => isDeepStrictEqual(asJson(received), value)),
  }
}

/** Anything that `accepts` takes; `description` says what that is, for the report. */
export function satisfies(description: string, accepts: (received: unknown) => boolean): Matcher {
  return {
    kind: 'satisfies',
    expected: description,
    accepts: (received) => {
      try {
        return accepts(received)
      } catch {
        return false
      }
    },
  }
}

function asJson(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  const text = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}
