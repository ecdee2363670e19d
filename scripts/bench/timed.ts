import { execa } from 'execa'

/** Seconds that a Node program takes from its start to its end. */
export async function timed(command: readonly string[], cwd: string): Promise<number> {
  const started = performance.now()
  const { exitCode, all } = await execa(process.execPath, command, {
    cwd,
    all: true,
    reject: false,
    stdin: 'ignore',
  })
  if (exitCode !== 0) throw new Error(`${command.join(' ')} ended with ${exitCode}:\n${all.slice(-2000)}`)
  return (performance.now() - started) / 1000
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
