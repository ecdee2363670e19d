/**
 * Fixes what would differ between two runs: clock, randomness, and the absolute path of the session files.
 * It works by patching: `startDay` must have been called before pi is asked for anything.
 */
import crypto from 'node:crypto'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

/** Where captured sessions believe to be stored; the files are in a temp folder of the run. */
export const SESSIONS = '/sessions'
/** The working directory of captured sessions. It need not exist. */
export const PROJECT = '/project'

const SECOND = 1000
const DAY = 86_400 * SECOND
const START = Date.UTC(2026, 0, 5, 9)
const RealDate = Date

let now = START
let random = 0
let folder = ''

/**
 * Starts the day of one script: its clock, and the numbers it will be given.
 *
 * @param day counts from 0 and grows from script to script, since pi's session ids never go back in time
 * @param realFolder where files below SESSIONS really are
 */
export function startDay(day: number, realFolder: string): void {
  now = START + day * DAY
  random = day + 1
  folder = realFolder
}

/** Each look at the clock takes a second, so that every timestamp is different. */
function tick(): number {
  now += SECOND
  return now
}

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [tick()] : given) as [number]))
  }
  static override now(): number {
    return tick()
  }
} as DateConstructor

/** xorshift32: enough to make ids that differ, and the same ones in each run. */
function nextByte(): number {
  random ^= random << 13
  random ^= random >>> 17
  random ^= random << 5
  return random & 0xff
}

function fill<View extends ArrayBufferView>(view: View): View {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  for (let at = 0; at < bytes.length; at++) bytes[at] = nextByte()
  return view
}

Math.random = () => nextByte() / 256
globalThis.crypto.getRandomValues = fill as typeof globalThis.crypto.getRandomValues
Object.assign(crypto, {
  randomBytes: (size: number) => fill(Buffer.alloc(size)),
  randomUUID() {
    const hex = fill(Buffer.alloc(16)).toString('hex')
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `8${hex.slice(17, 20)}`,
      hex.slice(20),
    ].join('-')
  },
})

const takePath = [
  'appendFileSync',
  'existsSync',
  'mkdirSync',
  'openSync',
  'readdirSync',
  'statSync',
  'writeFileSync',
] as const
for (const name of takePath) {
  const original = fs[name] as (path: unknown, ...rest: unknown[]) => unknown
  Object.assign(fs, { [name]: (path: unknown, ...rest: unknown[]) => original(realPath(path), ...rest) })
}
syncBuiltinESMExports()

export function realPath<Path>(path: Path): Path | string {
  if (typeof path !== 'string' || !(path === SESSIONS || path.startsWith(`${SESSIONS}/`))) return path
  return join(folder, path.slice(SESSIONS.length))
}
