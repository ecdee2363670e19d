import type { FileSystem } from '../../host/host.ts'
import { errorCode } from './system-error.ts'

/** Text gathered before it is written: UTF-16 units. */
const BATCH = 1 << 20
/** A transcript may hold secrets: only its owner reads it. */
const MODE = 0o600

/**
 * Makes a file of these texts, a batch at a time. It must not be there yet; when it cannot be finished, it is removed,
 * so that no half session is left to stand in the way. Rules: STORE.
 */
export async function writeNewFile(
  path: string,
  texts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  fs: FileSystem,
  mode = MODE,
): Promise<void> {
  let begun = false
  const put = async (content: string | Uint8Array) => {
    if (begun) return fs.appendFile(path, content)
    try {
      await fs.writeFile(path, content, { exclusive: true, mode })
    } catch (error) {
      begun = errorCode(error) !== 'EEXIST'
      throw error
    }
    begun = true
  }
  try {
    let batch = ''
    for await (const text of texts) {
      if (typeof text === 'string') batch += text
      if (batch.length > BATCH || typeof text !== 'string') {
        await put(batch)
        batch = ''
      }
      if (typeof text !== 'string') await put(text)
    }
    await put(batch)
  } catch (error) {
    if (begun) await fs.remove(path).catch(() => undefined)
    throw error
  }
}
