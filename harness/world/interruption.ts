import { setTimeout as pause } from 'node:timers/promises'

/** What a run has in the world and must not leave there when a signal ends it: processes first, then folders. */
const remembered = { process: new Set<() => unknown>(), folder: new Set<() => unknown>() }
let interrupted = false

/**
 * Remembers how to undo something when a signal ends the run.
 *
 * @returns forgets it again; for when it has been undone in the ordinary way, not before
 */
export function undoWhenInterrupted(kind: 'process' | 'folder', undo: () => unknown): () => void {
  const mine = () => undo()
  remembered[kind].add(mine)
  return () => void remembered[kind].delete(mine)
}

/** Passes while the run goes on; a run that a signal ends stands still here, and begins nothing new. */
export async function goesOn(): Promise<void> {
  if (interrupted) await new Promise(() => {})
}

/** Undoes all that is remembered; what fails does not keep the rest from being undone. */
export async function undoAll(): Promise<void> {
  interrupted = true
  // Twice: the first time ends those that start others, and lets what was just being made be remembered.
  for (let time = 1; time <= 2; time++) {
    await each(remembered.process)
    await pause(50)
  }
  await each(remembered.folder)
}

async function each(kept: ReadonlySet<() => unknown>): Promise<void> {
  await Promise.allSettled([...kept].map(async (undo) => undo()))
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** From now on a signal undoes all that is remembered before it ends this process; the same again ends it at once. */
export function endCleanly(): void {
  // It stays a listener while it undoes: without one, other packages take the signal for theirs, and end the process.
  let first: NodeJS.Signals | undefined
  const listen = (signal: NodeJS.Signals) => {
    const end = () => {
      for (const name of SIGNALS) process.removeListener(name, listen)
      process.kill(process.pid, signal)
    }
    if (first === signal) end()
    // A group may get another signal from one of its own.
    if (first !== undefined) return
    first = signal
    void undoAll().then(end)
  }
  for (const signal of SIGNALS) process.on(signal, listen)
}
