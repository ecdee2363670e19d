import { chmod, link, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createReference } from '../../reference/create-reference.ts'
import type { Host } from '../../reference/host/host.ts'
import { createNodeHost } from '../../reference/host/node-host.ts'
import { openWorkspace } from './tools-workspace.ts'

/** A reference on a disk that fails as told. */
function referenceOn(disk: Partial<Host['fs']> = {}) {
  const host = createNodeHost()
  return createReference({ ...host, fs: { ...host.fs, ...disk } })
}

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: told so`), { code })
}

describe.skipIf(process.platform === 'win32')('replacing a file', () => {
  test('gives it another inode and keeps its mode', async () => {
    const { cwd } = await openWorkspace()
    const path = join(cwd, 'f')
    await writeFile(path, 'old')
    await chmod(path, 0o640)
    const before = await stat(path)
    await referenceOn().replaceFile(path, 'new')
    const after = await stat(path)
    expect(after.mode).toBe(before.mode)
    expect(after.ino).not.toBe(before.ino)
    expect(await readFile(path, 'utf8')).toBe('new')
    expect(await readdir(cwd)).toEqual(['f'])
  })

  test('a file with another name stays one file, and stays in its queue', async () => {
    const { cwd } = await openWorkspace()
    const [one, other] = [join(cwd, 'one'), join(cwd, 'other')]
    await writeFile(one, 'old')
    await link(one, other)
    const units = referenceOn()
    const key = await units.fileKey(one)
    await units.replaceFile(one, 'new')
    expect(await readFile(other, 'utf8')).toBe('new')
    expect(await units.fileKey(other)).toBe(key)
  })

  test.each(['EXDEV', 'EBUSY', 'EPERM'])('a rename that fails with %s is no failure', async (code) => {
    const { cwd } = await openWorkspace()
    const path = join(cwd, 'f')
    await writeFile(path, 'old')
    await referenceOn({ rename: () => Promise.reject(failure(code)) }).replaceFile(path, 'new')
    expect(await readFile(path, 'utf8')).toBe('new')
    expect(await readdir(cwd)).toEqual(['f'])
  })

  test.each(['ENOSPC', 'EIO'])('a disk that fails with %s leaves the old content', async (code) => {
    const { cwd } = await openWorkspace()
    const path = join(cwd, 'f')
    await writeFile(path, 'old')
    const failing = referenceOn({ writeNewFile: () => Promise.reject(failure(code)) })
    await expect(failing.replaceFile(path, 'new')).rejects.toThrow(code)
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await readdir(cwd)).toEqual(['f'])
  })

  test('links are followed from where they stand', async () => {
    const { cwd } = await openWorkspace()
    await mkdir(join(cwd, 'a/b'), { recursive: true })
    await symlink('a/b', join(cwd, 'linked'))
    await symlink('../new', join(cwd, 'a/b/link'))
    await referenceOn().replaceFile(join(cwd, 'linked/link'), 'new')
    expect(await readFile(join(cwd, 'a/new'), 'utf8')).toBe('new')
  })
})
