/** Answers the protocol on stdin and stdout with the real pi. */
import { PROTOCOL_VERSION } from '../../spec/schema/protocol.ts'
import { createActivity, scenarioEnvironment } from '../stdio/scenario.ts'
import { serveOnStdio } from '../stdio/serve-on-stdio.ts'
import { pi } from './pi-package.ts'
import { withPrograms } from './programs/environment.ts'
import { sessionHandlers } from './sessions.ts'
import { callTool, listTools } from './tools.ts'
import { callUnit, unitCapabilities } from './units.ts'

// Under a limit for files a write must fail as on a full disk. A package that pi uses would end the process by this signal
// some time later, unless somebody else listens.
process.on('SIGXFSZ', () => {})

const sessions = sessionHandlers()
const activity = createActivity()

serveOnStdio({
  initialize: () => ({
    protocolVersion: PROTOCOL_VERSION,
    name: 'pi',
    version: pi.VERSION,
    language: 'TypeScript',
    capabilities: [
      ...['tool.read', 'tool.write', 'tool.edit', 'tool.bash', 'tool.powershell'],
      ...['tool.ls', 'tool.find', 'tool.grep', 'tool.operations', 'tool.list', 'tool.options'],
      ...unitCapabilities,
      ...['session.read', 'session.write', 'session.fork'],
    ],
    // Loading pi takes more than a second, so one process serves many scenarios.
    reuse: true,
  }),
  'scenario/begin': (params) => {
    process.chdir(params.workspace)
    replaceEnvironment(withPrograms(scenarioEnvironment(params)))
    return {}
  },
  'scenario/end': async () => {
    await activity.end()
    sessions.forget()
    return {}
  },
  'tool/call': (params, exchange) =>
    activity.run(params.aborted ? AbortSignal.abort() : exchange.signal, (signal) =>
      callTool(params, process.cwd(), signal, exchange),
    ),
  'tool/list': () => ({ tools: listTools(process.cwd()) }),
  'unit/call': ({ unit, arguments: given }) => ({ value: callUnit(unit, given) }),
  ...sessions.handlers,
})

/** Changes the process's own environment: the home directory is looked up there, not in a JavaScript object. */
function replaceEnvironment(environment: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
}
