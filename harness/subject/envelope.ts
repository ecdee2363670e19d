import { type TSchema, Type } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import {
  Failure,
  Methods,
  Notification,
  Request,
  ReverseMethods,
  Success,
} from '../../spec/schema/protocol.ts'
import { untellable } from './tellable.ts'

const compiled = new Map<TSchema, TypeCheck<TSchema>>()

/** Says what is wrong with a value, or undefined when the schema takes it. */
export function faultOf(schema: TSchema, value: unknown): string | undefined {
  let check = compiled.get(schema)
  if (!check) {
    check = TypeCompiler.Compile(schema)
    compiled.set(schema, check)
  }
  if (check.Check(value)) return undefined
  const error = check.Errors(value).First()
  return error ? `${error.path || '/'}: ${error.message}` : 'does not match the schema'
}

const nothing = Type.Unknown()

/** Schema of the result of a method that the harness calls. */
export function resultSchema(method: string): TSchema {
  return method in Methods ? Methods[method as keyof typeof Methods].result : nothing
}

/** Schema of the parameters of a method that the subject calls; undefined when the protocol knows no such method. */
export function reverseParams(method: string): TSchema | undefined {
  return method in ReverseMethods ? ReverseMethods[method as keyof typeof ReverseMethods].params : undefined
}

export type Classified =
  | { readonly kind: 'request'; readonly message: { id: number | string; method: string; params?: unknown } }
  | { readonly kind: 'notification'; readonly message: { method: string; params?: unknown } }
  | { readonly kind: 'success'; readonly message: { id: number | string; result: unknown } }
  | {
      readonly kind: 'failure'
      readonly message: {
        id: number | string | null
        error: { code: number; message: string; data?: unknown }
      }
    }
  | { readonly kind: 'fault'; readonly code: string; readonly message: string }

/** Reads one line and says what kind of message it is. */
export function classify(line: string): Classified {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    const shown = JSON.stringify(line.slice(0, 200))
    return fault(
      'garbage',
      `A line on stdout is not JSON (${(error as Error).message}): ${shown}. Write logs to stderr.`,
    )
  }
  const problem = untellable(value)
  if (problem) return fault('garbage', `A line on stdout cannot be judged: ${problem}`)
  if (Array.isArray(value))
    return fault('batch', 'Batches are not part of the protocol: send one message a line.')
  if (typeof value !== 'object' || value === null)
    return fault('garbage', `A line is JSON but no message: ${line.slice(0, 200)}`)
  if ('method' in value && 'id' in value) return checked('request', Request, value)
  if ('method' in value) return checked('notification', Notification, value)
  if ('error' in value) return checked('failure', Failure, value)
  return checked('success', Success, value)
}

function checked(
  kind: 'request' | 'notification' | 'success' | 'failure',
  schema: TSchema,
  value: object,
): Classified {
  const problem = faultOf(schema, value)
  if (problem) return fault('envelope', `A ${kind} does not match the protocol: ${problem}`)
  return { kind, message: value } as Classified
}

function fault(code: string, message: string): Classified {
  return { kind: 'fault', code, message }
}
