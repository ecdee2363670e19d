import { delimiter, join } from 'node:path'
import type { Host } from '../../host/host.ts'
import type { ToolContext } from '../tool.ts'

/** Variables that describe another session than the one that runs the command. */
const NOT_INHERITED = ['PI_SESSION_ID', 'PI_SESSION_FILE', 'PI_PROVIDER', 'PI_MODEL', 'PI_REASONING_LEVEL']

/** See {@link buildShellEnvironment}. */
export type ShellEnvironment = (context: Pick<ToolContext, 'session' | 'options'>) => Record<string, string>

/**
 * The variables of a command: those of this process, with the agent's own programs first on the search path, and those that describe
 * the session for which the command runs, unless that is not wanted.
 *
 * Area: BASH.
 */
export function buildShellEnvironment(host: Host): ShellEnvironment {
  return ({ session, options }) => {
    const inherited = Object.entries(host.environment()).filter(([name]) => !NOT_INHERITED.includes(name))
    const environment = withPrograms(Object.fromEntries(inherited), host)
    if (session === undefined || options?.exposeSessionEnvironment === false) return environment
    const told = {
      PI_SESSION_ID: session.id,
      PI_SESSION_FILE: session.file,
      PI_PROVIDER: session.model === undefined ? undefined : session.provider,
      PI_MODEL: session.model,
      PI_REASONING_LEVEL: session.reasoningLevel,
    }
    return { ...environment, ...withoutMissing(told) }
  }
}

function withPrograms(environment: Record<string, string>, host: Host): Record<string, string> {
  // Windows says `Path`.
  const name = Object.keys(environment).find((key) => key.toLowerCase() === 'path') ?? 'PATH'
  const folders = (environment[name] ?? '').split(delimiter).filter((folder) => folder !== '')
  const programs = join(agentFolder(environment['PI_CODING_AGENT_DIR'], host), 'bin')
  if (folders.includes(programs)) return environment
  const rest = environment[name] ? [environment[name]] : []
  return { ...environment, [name]: [programs, ...rest].join(delimiter) }
}

/** Absolute path of the folder in which the agent keeps what is its own. */
function agentFolder(set: string | undefined, host: Host): string {
  if (!set) return join(host.home(), '.pi', 'agent')
  return /^~(?=$|[\\/])/.test(set) ? join(host.home(), set.slice(1)) : set
}

function withoutMissing(variables: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )
}
