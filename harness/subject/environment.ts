import type { Places } from '../observe/events.ts'

/** On Windows a process needs these to start at all. */
const WINDOWS = [
  'SystemRoot',
  'SystemDrive',
  'ComSpec',
  'PATHEXT',
  'NUMBER_OF_PROCESSORS',
  'PROCESSOR_ARCHITECTURE',
]

/** The variable that marks every process of a scenario. */
export const MARKER = 'CONFORMANCE_RUN'

/** The environment of a subject: an allow-list, so that nothing of the user's reaches it. */
export function subjectEnvironment(
  places: Places,
  marker: string,
  own: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const environment: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    ...own,
    HOME: places.home,
    TMPDIR: places.temp,
    [MARKER]: marker,
  }
  if (process.platform === 'win32') {
    for (const name of WINDOWS) if (process.env[name] !== undefined) environment[name] = process.env[name]
    Object.assign(environment, { USERPROFILE: places.home, TEMP: places.temp, TMP: places.temp })
  }
  const coverage = process.env['NODE_V8_COVERAGE']
  if (coverage) environment['NODE_V8_COVERAGE'] = coverage
  return environment
}
