import type { FileSystem } from '../../host/host.ts'
import { SessionRefusal } from '../refusal.ts'

/** What is known of the end of the file. */
export interface KnownEnd {
  readonly size: number
  readonly terminated: boolean
}

/** Where the text begins, and the size of the file afterwards, all in bytes. */
export interface Appended {
  readonly offset: number
  readonly size: number
}

const encoder = new TextEncoder()
const LF = 0x0a

/**
 * Appends lines to a session file in one write. When the file does not end with a line feed, whoever cut it, the text
 * begins on a line of its own. What a failed write left behind is taken away. Rules: STORE, ROB.
 *
 * @throws SessionRefusal `write-failed` when the file is gone or was emptied: without its header it would be unreadable
 */
export async function appendText(
  path: string,
  text: string,
  known: KnownEnd,
  fs: FileSystem,
): Promise<Appended> {
  const { size } = await fs.stat(path)
  if (size === 0 && known.size > 0) {
    throw new SessionRefusal('write-failed', `Session file was emptied while it was open: ${path}`)
  }
  const terminated = size === known.size ? known.terminated : await endsWithLineFeed(path, size, fs)
  const bytes = encoder.encode(terminated ? text : `\n${text}`)
  try {
    await fs.appendFile(path, bytes)
  } catch (error) {
    await takeBack(path, size, bytes, fs).catch(() => undefined)
    throw error
  }
  return { offset: terminated ? size : size + 1, size: (await fs.stat(path)).size }
}

async function endsWithLineFeed(path: string, size: number, fs: FileSystem): Promise<boolean> {
  if (size === 0) return true
  let last: number | undefined
  for await (const chunk of fs.readChunks(path, { start: size - 1, end: size })) last = chunk.at(-1) ?? last
  return last === LF
}

/** Cuts what was written, unless another writer's bytes are among it. */
async function takeBack(path: string, size: number, bytes: Uint8Array, fs: FileSystem): Promise<void> {
  let at = 0
  for await (const chunk of fs.readChunks(path, { start: size })) {
    if (chunk.some((byte, index) => byte !== bytes[at + index])) return
    at += chunk.length
  }
  if (at > 0) await fs.truncate(path, size)
}
