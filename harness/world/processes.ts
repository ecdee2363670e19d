import { readdir, readFile } from 'node:fs/promises'
import { MARKER } from '../subject/environment.ts'

export interface MarkedProcess {
  readonly pid: number
  /** Arguments, joined by spaces. */
  readonly command: string
}

/** Living processes that carry a marker of this suite that `accepts` takes. Only where procfs exists; elsewhere none are seen. */
export async function markedProcesses(accepts: (marker: string) => boolean): Promise<MarkedProcess[]> {
  const found: MarkedProcess[] = []
  const names = await readdir('/proc').catch(() => [])
  await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .map(async (name) => {
        const environment = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '')
        const entry = environment.split('\0').find((variable) => variable.startsWith(`${MARKER}=`))
        if (!entry || !accepts(entry.slice(MARKER.length + 1))) return
        const command = (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => ''))
          .split('\0')
          .join(' ')
          .trim()
        if (command !== '') found.push({ pid: Number(name), command })
      }),
  )
  return found.sort((a, b) => a.pid - b.pid)
}

/** Ends every process that carries such a marker: also one that has left its group and its session. */
export async function sweep(accepts: (marker: string) => boolean): Promise<void> {
  for (const { pid } of await markedProcesses(accepts)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It is gone already.
    }
  }
}
