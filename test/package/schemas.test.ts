import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './document.ts'

const published = join(root, 'spec/json-schema')
let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'schemas-'))
  cpSync(published, copy, { recursive: true })
})

afterEach(() => rmSync(copy, { recursive: true, force: true }))

function schemas(...args: readonly string[]) {
  return execa(process.execPath, [join(root, 'scripts/schemas.ts'), ...args], { reject: false })
}

test('the published schemas are those of the code', async () => {
  const { stderr, exitCode } = await schemas('--check')
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
})

test('a stale, a missing and a forgotten schema are found, and put right', async () => {
  writeFileSync(join(copy, 'report.json'), '{}\n')
  rmSync(join(copy, 'manifest.json'))
  writeFileSync(join(copy, 'former.json'), '{}\n')
  const { stderr, exitCode } = await schemas('--check', copy)
  expect(stderr.split('\n').map((line) => line.split(' ')[0])).toEqual(
    ['former.json', 'manifest.json', 'report.json'].map((name) => join(copy, name)),
  )
  expect(exitCode).toBe(1)
  await schemas(copy)
  expect((await schemas('--check', copy)).exitCode).toBe(0)
  expect(readdirSync(copy)).toEqual(readdirSync(published))
})

test.each(readdirSync(published))('%s says what it is, and claims no address', (name) => {
  const schema = JSON.parse(readFileSync(join(published, name), 'utf8'))
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: expect.any(String),
  })
  expect(schema).not.toHaveProperty('$id')
})
