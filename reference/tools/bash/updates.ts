import type { Host } from '../../host/host.ts'
import type { ToolContext, ToolUpdate } from '../tool.ts'

/** Milliseconds between two updates at least. */
const INTERVAL = 100

/** Tells whoever watches a call what is there by now, not too often. */
export interface Updates {
  /** Something changed: it is told now, or when the interval is over. */
  changed(): void
  /** Tells what was not told yet. */
  flush(): void
  /** Nothing is told later by itself any more. */
  stop(): void
}

/** Area: BASH. */
export function createUpdates(host: Host, { onUpdate }: ToolContext, current: () => ToolUpdate): Updates {
  let last = Number.NEGATIVE_INFINITY
  let unsent = false
  let cancel: (() => void) | undefined
  let stopped = false

  function flush(): void {
    if (!unsent) return
    unsent = false
    last = host.monotonic()
    onUpdate?.(current())
  }

  return {
    changed: () => {
      if (onUpdate === undefined) return
      unsent = true
      const wait = last + INTERVAL - host.monotonic()
      if (wait <= 0) flush()
      else if (!stopped) {
        cancel ??= host.after(wait, () => {
          cancel = undefined
          flush()
        })
      }
    },
    flush,
    stop: () => {
      stopped = true
      cancel?.()
      cancel = undefined
    },
  }
}
