import { parseArgs } from 'node:util'
import { UsageError } from '../../harness/cli/usage-error.ts'
import { tools } from './calls/tools.ts'
import type { Case } from './case.ts'
import type { SearchOptions } from './search.ts'

export const USAGE =
  'npm run fuzz -- tools [--runs CALLS] [--seed NUMBER] [--tool NAME]... [--lanes NUMBER] [--case JSON]'

/** @throws UsageError with what was expected and what was received */
export function readOptions(args: readonly string[]): SearchOptions {
  const { values, positionals } = parsed(args)
  const [what, ...rest] = positionals
  if (what !== 'tools' || rest.length > 0)
    throw new UsageError(`Only "tools" can be tried at random; received "${positionals.join(' ')}".`)
  const chosen = values.tool ?? Object.keys(tools)
  const unknown = chosen.find((name) => !Object.hasOwn(tools, name))
  if (unknown !== undefined)
    throw new UsageError(`--tool takes ${Object.keys(tools).join(', ')}; received "${unknown}".`)
  return {
    runs: whole('--runs', values.runs, 1),
    seed: whole('--seed', values.seed, -(2 ** 31)),
    tools: chosen,
    lanes: whole('--lanes', values.lanes, 1),
    ...(values.case === undefined ? {} : { only: readCase(values.case) }),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        lanes: { type: 'string', default: '2' },
        tool: { type: 'string', multiple: true },
        case: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function whole(name: string, text: string, least: number): number {
  const number = Number(text)
  if (!/^-?\d+$/.test(text) || number < least || number >= 2 ** 31)
    throw new UsageError(`${name} takes a whole number from ${least} on; received "${text}".`)
  return number
}

function readCase(text: string): Case {
  try {
    const value: unknown = JSON.parse(text)
    if (isCase(value)) return value
  } catch (error) {
    throw new UsageError(`--case takes JSON: ${(error as Error).message}`)
  }
  throw new UsageError(`--case takes {"items": […], "calls": [{"tool", "arguments"}, …]}; received ${text}`)
}

function isCase(value: unknown): value is Case {
  if (typeof value !== 'object' || value === null) return false
  const { items, calls } = value as { items?: unknown; calls?: unknown }
  return (
    Array.isArray(items) &&
    items.every((item) => typeof item?.arrange === 'string' && typeof item.path === 'string') &&
    Array.isArray(calls) &&
    calls.every((call) => typeof call?.tool === 'string')
  )
}
