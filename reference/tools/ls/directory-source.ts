import { posix, win32 } from 'node:path'
import type { FileStat, Host } from '../../host/host.ts'
import type { ToolOperations } from '../tool.ts'

/** Where directories are looked up: on the disk, or with the operations that were supplied. Paths are absolute. */
export interface DirectorySource {
  exists(path: string): Promise<boolean>
  /** Links are followed. */
  isDirectory(path: string): Promise<boolean>
  /** Names, and whether each is a directory as far as that is known already. */
  names(path: string): Promise<readonly SourceName[]>
  join(directory: string, name: string): string
}

export interface SourceName {
  readonly name: string
  readonly directory: boolean | undefined
}

export function directorySource(operations: ToolOperations | undefined, host: Host): DirectorySource {
  const { join } = host.platform === 'win32' ? win32 : posix
  return operations ? supplied(operations, join) : onDisk(host, join)
}

function onDisk({ fs }: Host, join: DirectorySource['join']): DirectorySource {
  return {
    join,
    exists: (path) =>
      fs.access(path).then(
        () => true,
        () => false,
      ),
    isDirectory: async (path) => (await fs.stat(path)).kind === 'directory',
    names: async (path) =>
      (await fs.readDirectory(path)).map(({ name, kind }) => ({ name, directory: isDirectory(kind) })),
  }
}

/** What a link leads to is not known yet. */
function isDirectory(kind: FileStat['kind']): boolean | undefined {
  return kind === 'link' ? undefined : kind === 'directory'
}

function supplied(operations: ToolOperations, join: DirectorySource['join']): DirectorySource {
  return {
    join,
    exists: (path) => operations.exists(path),
    isDirectory: async (path) => (await operations.stat(path)).isDirectory(),
    names: async (path) => (await operations.readdir(path)).map((name) => ({ name, directory: undefined })),
  }
}
