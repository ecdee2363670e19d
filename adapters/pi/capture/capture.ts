/**
 * Captures golden sessions from the real pi.
 *
 *     node adapters/pi/capture/capture.ts          writes golden-sessions/pi-*
 *     node adapters/pi/capture/capture.ts --check  compares byte for byte; exit code 1 when something differs
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pi } from '../pi-package.ts'
import { aboutOf } from './about.ts'
import { differences } from './differences.ts'
import { expectedOf } from './expected.ts'
import { realPath, startDay } from './fixed-world.ts'
import { scripts } from './scripts/index.ts'

const golden = fileURLToPath(new URL('../../../golden-sessions/', import.meta.url))

/** The bytes of every captured file, by path below `golden-sessions/`. */
function capture(): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const folder = mkdtempSync(join(tmpdir(), 'capture-'))
  try {
    for (const [day, script] of scripts.entries()) {
      startDay(day, folder)
      for (const recording of script()) {
        const put = (name: string, content: string | Buffer) =>
          files.set(`${recording.name}/${name}`, Buffer.from(content))
        put('session.jsonl', readFileSync(realPath(recording.file)))
        put('expected.json', expectedOf(recording))
        put('about.md', aboutOf(recording, pi.VERSION))
      }
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return files
}

function stored(): Map<string, Buffer> {
  const folders = readdirSync(golden).filter((name) => name.startsWith('pi-'))
  const paths = folders.flatMap((folder) =>
    readdirSync(join(golden, folder)).map((name) => `${folder}/${name}`),
  )
  return new Map(paths.map((path) => [path, readFileSync(join(golden, path))]))
}

const captured = capture()
if (process.argv.includes('--check')) {
  const found = differences(stored(), captured)
  for (const line of found) console.error(line)
  console.log(
    found.length === 0
      ? `${captured.size} captured files are reproduced byte for byte`
      : 'Captured files differ',
  )
  process.exitCode = found.length === 0 ? 0 : 1
} else {
  for (const [path, content] of captured) {
    mkdirSync(dirname(join(golden, path)), { recursive: true })
    writeFileSync(join(golden, path), content)
  }
  console.log(`Wrote ${captured.size} files below golden-sessions/`)
}
