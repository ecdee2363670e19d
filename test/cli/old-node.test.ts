import { execa } from 'execa'
import { expect, test } from 'vitest'
import { program } from './command.ts'

const old = await oldNode()

/** A Node on PATH that is too old, and its version. */
async function oldNode(): Promise<{ path: string; version: string } | undefined> {
  const { stdout } = await execa('which', ['-a', 'node'], { reject: false })
  for (const path of ['/usr/bin/node', '/usr/local/bin/node', ...(stdout ?? '').split('\n')]) {
    const version = await execa(path, ['--version'], { reject: false }).then(
      (found) => found.stdout ?? '',
      () => '',
    )
    if (/^v(1\d|20)\./.test(version)) return { path, version }
  }
  return undefined
}

test.skipIf(!old)(
  'an old Node gets a sentence, and exit code 2 (skipped where there is no old Node)',
  async () => {
    const { path, version } = old ?? { path: '', version: '' }
    const { exitCode, stdout, stderr } = await execa(path, [program, 'certify', 'reference'], {
      reject: false,
    })
    expect(stderr).toBe(
      `pi-conformance needs Node.js ^22.19, ^24 or >=26; this is ${version} (${path}).\n` +
        'In a checkout, "npm run certify" uses the Node that the project brings along.',
    )
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  },
)
