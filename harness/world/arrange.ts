import { once } from 'node:events'
import {
  appendFile,
  chmod,
  copyFile,
  link,
  mkdir,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import type { Content, Question } from '../observe/questions.ts'
import { packageRoot } from '../package-root.ts'
import { pngOf } from './png.ts'

export type Arrangement = Extract<Question, { readonly arrange: string }>

/** Puts something into the world. */
export async function arrange(question: Arrangement): Promise<void> {
  await mkdir(dirname(question.path), { recursive: true })
  switch (question.arrange) {
    case 'file':
      await writeFile(question.path, bytesOf(question.content))
      if (question.mode !== undefined) await chmod(question.path, question.mode)
      return
    case 'append':
      return appendFile(question.path, bytesOf(question.content))
    case 'sparse':
      await writeFile(question.path, bytesOf(question.content))
      return truncate(question.path, question.size)
    case 'directory':
      return void (await mkdir(question.path, { recursive: true }))
    case 'entries':
      return makeEntries(question.path, question.names)
    case 'named-in-bytes':
      return makeInBytes(question.path, Buffer.from(question.name.base64, 'base64'))
    case 'symlink':
      return symlink(question.target, question.path)
    case 'hardlink':
      return link(question.target, question.path)
    case 'mode':
      return chmod(question.path, question.mode)
    case 'remove':
      return rm(question.path, { recursive: true, force: true })
    case 'fifo':
      return void (await execa('mkfifo', [question.path]))
    case 'socket':
      return leaveSocket(question.path)
    case 'golden':
      return copyFile(join(packageRoot, 'golden-sessions', question.fixture, 'session.jsonl'), question.path)
  }
}

async function makeEntries(directory: string, names: readonly string[]): Promise<void> {
  const made = new Set<string>()
  for (const name of names) {
    const path = join(directory, name)
    const parent = name.endsWith('/') ? path : dirname(path)
    if (!made.has(parent)) await mkdir(parent, { recursive: true })
    made.add(parent)
    if (!name.endsWith('/')) await writeFile(path, '')
  }
}

async function makeInBytes(directory: string, name: Buffer): Promise<void> {
  const path = Buffer.concat([Buffer.from(`${directory}/`), name])
  await mkdir(path.subarray(0, path.lastIndexOf('/')), { recursive: true })
  await writeFile(path, '')
}

/** A server removes its socket when it closes, unless the socket has another name by then. */
async function leaveSocket(path: string): Promise<void> {
  const server = createServer().listen(`${path}.open`)
  await once(server, 'listening')
  await rename(`${path}.open`, path)
  await new Promise<void>((closed) => server.close(() => closed()))
}

/** The bytes that a recipe describes. */
export function bytesOf(content: Content): Buffer {
  if ('text' in content) return Buffer.from(content.text, 'utf8')
  if ('base64' in content) return Buffer.from(content.base64, 'base64')
  if ('png' in content) return pngOf(content.png)
  if ('parts' in content) return Buffer.concat(content.parts.map(bytesOf))
  if ('repeat' in content) {
    const once = bytesOf(content.repeat)
    return Buffer.alloc(once.length * content.times, once)
  }
  const { prefix, from, to, suffix } = content.numbered
  const lines: string[] = []
  for (let number = from; number <= to; number++) lines.push(`${prefix}${number}${suffix}`)
  return Buffer.from(lines.join(''), 'utf8')
}
