/**
 * Gives pi the `fd` that its find needs, and that it cannot download where there is no network: fd 9 or newer, since it must
 * know `--no-require-git`. Takes the machine's own when it is new enough, else unpacks that of a newer Debian.
 *
 *     node adapters/pi/provide-fd.ts
 *
 * Can be run again: what is there and good stays. Exit code 1 when none could be provided; then pi's find is not judged.
 */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackDebianFd } from './programs/debian-fd.ts'
import { programs, programsOnPath } from './programs/folder.ts'
import { goodFdOnPath, isGoodFd } from './programs/good-fd.ts'

const fd = join(programsOnPath, 'fd')

try {
  if (existsSync(fd) && isGoodFd(fd)) say('is there')
  else provide()
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    `No fd could be provided for pi: ${reason}. Install fd 9 or newer (https://github.com/sharkdp/fd) and run this again; until then pi's find cannot be judged.`,
  )
  process.exitCode = 1
}

function provide(): void {
  mkdirSync(programsOnPath, { recursive: true })
  // Put in place by one rename, so that a run that was interrupted leaves nothing that looks whole.
  const made = join(programs, `fd-made-by-${process.pid}`)
  const own = goodFdOnPath()
  if (own !== undefined) {
    symlinkSync(own, made)
    renameSync(made, fd)
    return say(`is ${own}`)
  }
  const unpacked = join(programs, 'debian')
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked)
  writeFileSync(made, unpackDebianFd(unpacked))
  chmodSync(made, 0o755)
  renameSync(made, fd)
  if (!isGoodFd(fd)) throw new Error('the one that was unpacked does not run here')
  say('was unpacked')
}

function say(what: string): void {
  console.log(`fd for pi ${what}`)
}
