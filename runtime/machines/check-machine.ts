import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { toMachineSchema } from '#schemas/generate-machine-schema.ts'
import type { MachineCatalogue } from '#schemas/machine-catalogue.ts'
import { MachineInvalid } from '../errors/catalog/machines.ts'
import { siteError } from '../errors/site-error.ts'
import { checkFields } from './check-fields.ts'
import { checkStructure } from './check-structure.ts'
import { translate } from './compile.ts'
import type { MachineDocument } from './document.ts'
import type { Implementations } from './registry.ts'
import { createInertRegistry } from './server-system.ts'

export interface MachineProblem {
  rule: string
  /** JSON pointer into the document. */
  at: string
  message: string
}

/**
 * Everything that can be wrong with a document and be seen without running it: its shape, names,
 * expressions, fields, events and structure. For the build; a browser trusts what was built.
 */
export function checkMachine(
  document: MachineDocument,
  catalogue: MachineCatalogue,
  implementations: readonly Implementations[] = [],
): MachineProblem[] {
  const shape = checkShape(document, catalogue)
  // What is not shaped like a machine cannot be walked like one.
  if (shape.length) return shape
  const { problems } = translate(document, createInertRegistry(implementations))
  return [
    ...problems.map((problem) => toProblem('names', problem)),
    ...checkStructure(document),
    ...checkFields(document),
  ]
}

/** @throws SiteError MachineInvalid, listing all of `checkMachine`'s problems. */
export function assertMachine(...args: Parameters<typeof checkMachine>): void {
  const problems = checkMachine(...args)
  if (problems.length === 0) return
  const lines = problems.map(({ rule, at, message }) => `${at || '/'}: ${message} (${rule})`)
  throw siteError(MachineInvalid, [args[0].id, lines])
}

/** A machine's own implementations: described, implemented and used, each name by all three. */
export function checkImplementations(
  document: MachineDocument,
  described: Partial<MachineCatalogue>,
  implementations: Implementations,
): MachineProblem[] {
  const text = JSON.stringify(document)
  const problem = (at: string, message: string) => ({ rule: 'names', at, message })
  return (['actions', 'guards', 'actors'] as const).flatMap((kind) => {
    const names = Object.keys(described[kind] ?? {})
    const implemented = Object.keys(implementations[kind] ?? {})
    return [
      ...names
        .filter((name) => !implemented.includes(name))
        .map((name) => problem(`/${kind}/${name}`, `"${name}" is described, but not implemented`)),
      ...implemented
        .filter((name) => !names.includes(name))
        .map((name) => problem(`/${kind}/${name}`, `"${name}" is implemented, but not described`)),
      ...names
        .filter((name) => !text.includes(`"${kind === 'actors' ? 'src' : 'type'}":"${name}"`))
        .map((name) => problem(`/${kind}/${name}`, `"${name}" is not used by the machine`)),
    ]
  })
}

/** Splits `<pointer>: <message>`. */
export function toProblem(rule: string, line: string): MachineProblem {
  const [, at = '', message = line] = /^(\/\S*): ([\s\S]*)$/.exec(line) ?? []
  return { rule, at, message }
}

const validators = new WeakMap<MachineCatalogue, ValidateFunction>()

function checkShape(document: MachineDocument, catalogue: MachineCatalogue): MachineProblem[] {
  let validate = validators.get(catalogue)
  if (!validate) {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true })
    validators.set(catalogue, (validate = ajv.compile(toMachineSchema(catalogue))))
  }
  if (validate(document)) return []
  return (validate.errors ?? []).filter(isCause).map((error) => ({
    rule: 'shape',
    at: error.instancePath,
    message: toMessage(error),
  }))
}

/** Errors of the keywords that only pass on those of their branches say nothing themselves. */
function isCause({ keyword, schemaPath }: ErrorObject): boolean {
  if (['if', 'anyOf', 'allOf', '$ref'].includes(keyword)) return false
  return !(keyword === 'pattern' && schemaPath.includes('/anyOf/'))
}

function toMessage({ keyword, params, message = keyword, data }: ErrorObject): string {
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const key = params.additionalProperty ?? params.unevaluatedProperty
    return `the key "${key}" is not known here`
  }
  if (keyword === 'enum') return `must be one of ${params.allowedValues.join(', ')}`
  if (keyword === 'propertyNames') return `the name "${params.propertyName}" is not allowed here`
  return typeof data === 'string' ? `${message}, not "${data}"` : message
}
