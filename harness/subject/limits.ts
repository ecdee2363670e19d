import type { StartConditions } from '../observe/events.ts'

/**
 * Wraps a command so that it runs under the limits that a scenario asks for. The only use of a shell in the harness, posix only:
 * Node cannot set resource limits for a child, and `ulimit` is a builtin of every posix shell.
 */
export function limited(command: readonly string[], conditions: StartConditions): readonly string[] {
  const settings: string[] = []
  if (conditions.umask !== undefined) settings.push(`umask ${conditions.umask.toString(8).padStart(4, '0')}`)
  if (conditions.fileSizeLimit !== undefined) {
    // Past the limit a write must fail with EFBIG; the signal that would end the process is ignored.
    settings.push("trap '' XFSZ", `ulimit -f ${Math.ceil(conditions.fileSizeLimit / 512)}`)
  }
  if (conditions.memoryLimit !== undefined)
    settings.push(`ulimit -v ${Math.ceil(conditions.memoryLimit / 1024)}`)
  if (settings.length === 0) return command
  return ['/bin/sh', '-c', `${settings.join('; ')}; exec "$@"`, 'sh', ...command]
}
