import type { FileSystem, Host } from '../../reference/host/host.ts'
import { type MessageUnits, messageUnits } from '../../reference/messages/units.ts'
import { type SessionUnits, sessionUnits } from '../../reference/session/units.ts'
import type { Units } from '../../reference/units.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Files in memory, and faults on demand. */
export interface MemoryDisk {
  readonly host: Host
  readonly files: Map<string, Uint8Array>
  text(path: string): string
  put(path: string, content: string | Uint8Array): void
  /** The next call of this operation fails with the code, after `written` bytes where it writes. */
  failNext(
    operation: 'writeFile' | 'appendFile' | 'truncate' | 'rename',
    code: string,
    written?: number,
  ): void
}

/** Each line as its own chunk would hide mistakes at borders: chunks are of 7 bytes. */
const CHUNK = 7

export function memoryDisk(): MemoryDisk {
  const files = new Map<string, Uint8Array>()
  const faults = new Map<string, { code: string; written: number }>()
  let now = Date.UTC(2026, 0, 1)
  let seed = 0

  const bytes = (content: string | Uint8Array) =>
    typeof content === 'string' ? encoder.encode(content) : content
  const get = (path: string) => {
    const file = files.get(path)
    if (!file) throw fault('ENOENT', path)
    return file
  }
  const write = (operation: string, path: string, before: Uint8Array, content: string | Uint8Array) => {
    const failing = faults.get(operation)
    faults.delete(operation)
    const added = bytes(content).subarray(0, failing?.written)
    files.set(path, new Uint8Array([...before, ...added]))
    if (failing) throw fault(failing.code, path)
  }
  const fs: Partial<FileSystem> = {
    async *readChunks(path, { start = 0, end } = {}) {
      const file = get(path).subarray(start, end)
      for (let at = 0; at < file.length; at += CHUNK) yield file.subarray(at, at + CHUNK)
    },
    async writeFile(path, content, { exclusive = false } = {}) {
      if (exclusive && files.has(path)) throw fault('EEXIST', path)
      write('writeFile', path, new Uint8Array(), content)
    },
    appendFile: async (path, content) =>
      write('appendFile', path, files.get(path) ?? new Uint8Array(), content),
    truncate: async (path, size) => void files.set(path, get(path).slice(0, size)),
    async rename(from, to) {
      if (faults.delete('rename')) throw fault('EIO', to)
      files.set(to, get(from))
      files.delete(from)
    },
    remove: async (path) => void files.delete(path),
    mkdir: async () => undefined,
    realpath: async (path) => path,
    stat: async (path) => ({
      kind: 'file',
      size: get(path).length,
      device: 1,
      inode: 1,
      links: 1,
      owner: 0,
      group: 0,
      mode: 0o644,
    }),
  }
  const host: Partial<Host> = {
    platform: 'linux',
    fs: fs as FileSystem,
    home: () => '/home',
    now: () => {
      now += 1
      return now
    },
    random: (size) => Uint8Array.from({ length: size }, (_, at) => (seed++ * 37 + at) % 256),
  }
  return {
    host: host as Host,
    files,
    text: (path) => decoder.decode(get(path)),
    put: (path, content) => void files.set(path, bytes(content)),
    failNext: (operation, code, written = 0) => void faults.set(operation, { code, written }),
  }
}

function fault(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code })
}

/** The units of sessions and messages alone, assembled over a host. */
export function assemble(host: Host): SessionUnits & MessageUnits {
  const units: Record<string, unknown> = {}
  for (const [name, build] of Object.entries({ ...sessionUnits, ...messageUnits })) {
    units[name] = build(units as unknown as Units, host)
  }
  return units as unknown as SessionUnits & MessageUnits
}

/** The text of a session file of these lines; the header is written first. */
export function sessionText(...lines: object[]): string {
  const header = { type: 'session', version: 3, id: 's', timestamp: '2026-01-01T00:00:00.000Z', cwd: '/w' }
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** A user message as an entry. */
export function said(id: string, parentId: string | null, text = id): Record<string, unknown> {
  const message = { role: 'user', content: text, timestamp: 1 }
  return { type: 'message', id, parentId, timestamp: '2026-01-01T00:00:00.000Z', message }
}
