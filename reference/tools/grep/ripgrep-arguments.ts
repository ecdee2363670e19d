import type { GrepRequest } from '../tool.ts'

/**
 * The arguments of ripgrep for a search.
 *
 * @param target what is searched, as ripgrep gets it
 * @param sorted by path: on one thread, and so that the first matches come first
 */
export function ripgrepArguments(
  { pattern, glob, ignoreCase, literal, context }: GrepRequest,
  target: string,
  sorted: boolean,
): string[] {
  return [
    // What a call means must not depend on the user's configuration.
    ...['--no-config', '--json', '--hidden'],
    ...(sorted ? ['--sort', 'path'] : []),
    ...(ignoreCase ? ['--ignore-case'] : []),
    ...(literal ? ['--fixed-strings'] : []),
    // To ripgrep a leading `./` matches nothing; a `!` before it negates.
    ...(glob === undefined ? [] : ['--glob', glob.replace(/^(!?)(?:\.\/)+/, '$1')]),
    ...(context > 0 ? ['--context', String(Math.min(context, Number.MAX_SAFE_INTEGER))] : []),
    // Whatever a pattern begins with, it is no option.
    ...['--', pattern, target],
  ]
}
