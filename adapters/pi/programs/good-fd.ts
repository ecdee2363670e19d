import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { execaSync } from 'execa'

/** Is this an fd that pi can use? It must know the option that pi gives it always, which came after fd 8. */
export function isGoodFd(file: string): boolean {
  const empty = mkdtempSync(join(tmpdir(), 'good-fd-'))
  try {
    const { exitCode, stdout } = execaSync(file, ['--no-require-git', '--glob', '*', empty], {
      reject: false,
    })
    return exitCode === 0 && stdout === ''
  } finally {
    rmSync(empty, { recursive: true })
  }
}

/** The first good fd on `PATH`, under either of its names; undefined when there is none. */
export function goodFdOnPath(path = process.env['PATH'] ?? ''): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return ['fd', 'fdfind']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => isExecutable(file) && isGoodFd(file))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
