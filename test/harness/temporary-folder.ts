import { dir } from 'tmp-promise'

export interface TemporaryFolder {
  readonly path: string
  remove(): Promise<void>
}

/** A folder that a test fills and removes. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const { path, cleanup } = await dir({ prefix: 'test-', unsafeCleanup: true })
  return { path, remove: cleanup }
}
