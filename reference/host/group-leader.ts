/** What is started so that a program leads a process group and a session of its own, and both its outputs are one pipe. */
export interface Launch {
  readonly file: string
  readonly args: readonly string[]
  /** Are stdout and stderr one already? Else both are listened to. */
  readonly joined: boolean
  /** Does it write the program's process id as a line to descriptor 3? Else it becomes the program itself, and has its id. */
  readonly tellsPid: boolean
}

/** Programs that help, as absolute paths; undefined where they are missing. */
export interface Helpers {
  readonly bash?: string | undefined
  readonly setsid?: string | undefined
}

/**
 * Node can give no pipe to two outputs at once, so a shell does that with `2>&1` and is then replaced by the program. On Linux it stays the
 * parent instead and tells an end by any signal as 128 + its number, as Node does not know the real-time signals and reports them as
 * success. Then the program gets a group of its own by `setsid`, so that a signal to the group does not reach the parent.
 * `bash -p` keeps variables as they are, also exported functions and names that `sh` drops; what it counts itself (SHLVL) is undone.
 */
const PARENT = 'SHLVL=$((SHLVL-1)); (echo $BASHPID >&3; exec "$0" -- "$@" 3>&- 2>&1); exit $?'
const REPLACED = 'exec "$@" 2>&1'

export function launchOf(
  platform: NodeJS.Platform,
  { bash, setsid }: Helpers,
  command: string,
  args: readonly string[],
): Launch {
  if (platform === 'win32') return { file: command, args, joined: false, tellsPid: false }
  if (platform === 'linux' && bash !== undefined && setsid !== undefined) {
    return { file: bash, args: ['-p', '-c', PARENT, setsid, command, ...args], joined: true, tellsPid: true }
  }
  return { file: '/bin/sh', args: ['-c', REPLACED, 'sh', command, ...args], joined: true, tellsPid: false }
}
