import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** A document of the repository. */
export function readDocument(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The contents of the fenced blocks of a language in a Markdown text; `''` for blocks that name none. */
export function fenced(markdown: string, language: string): string[] {
  const blocks = markdown.matchAll(/^```(\S*)\n(.*?)^```$/gms)
  return [...blocks].filter(([, name]) => name === language).map(([, , text = '']) => text)
}
