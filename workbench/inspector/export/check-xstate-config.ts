/** Checks that an exported machine has the form that XState and Stately's editor accept. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import schema from './xstate-config.schema.json' with { type: 'json' }

export interface ConfigProblem {
  /** JSON Pointer into the configuration. */
  at: string
  message: string
}

let compiled: ValidateFunction | undefined

/**
 * Problems of a configuration; empty if it can be imported. XState itself ignores most mistakes.
 */
export function findConfigProblems(config: unknown): ConfigProblem[] {
  compiled ??= new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(
    schema,
  )
  return compiled(config) ? [] : (compiled.errors ?? []).filter(isCause).map(toProblem)
}

function isCause({ keyword }: ErrorObject): boolean {
  return keyword !== 'if' && keyword !== '$ref'
}

function toProblem({ instancePath, keyword, params, message }: ErrorObject): ConfigProblem {
  if (keyword === 'additionalProperties') {
    const { additionalProperty: key } = params
    return { at: instancePath, message: `the key "${key}" is unknown there; leave it out` }
  }
  if (keyword === 'enum') {
    const allowed = (params['allowedValues'] as unknown[]).join(', ')
    return { at: instancePath, message: `must be one of ${allowed}` }
  }
  return { at: instancePath, message: message ?? keyword }
}
