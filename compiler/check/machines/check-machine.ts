import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { toMachineSchema } from '../../generate/generate-machine-schema.ts'
import { findNearest } from '#schemas/find-nearest.ts'
import { createAjv } from '../../read/create-ajv.ts'
import type { MachineCatalogue } from '../../read/machine-catalogue.ts'
import { checkFields } from './check-fields.ts'
import { checkStructure } from './check-structure.ts'
import type { MachineProblem } from './machine-problem.ts'
import { findProblems } from '../../../runtime/machines/compile.ts'
import type {
  MachineDocument,
  StateDocument,
} from '../../../runtime/model/config/machine-document.ts'
import type { Implementations } from '../../../runtime/machines/registry.ts'
import { createInertRegistry } from '../../../runtime/machines/server-system.ts'

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
  const problems = findProblems(document, createInertRegistry(implementations))
  return [
    ...problems.map((problem) => ({ rule: 'names', ...problem })),
    ...checkStructure(document),
    ...checkFields(document),
  ]
}

/**
 * A machine's own implementations: described, implemented and used, each name by all three.
 *
 * @param taken - the host ports that they take.
 */
export function checkImplementations(
  document: MachineDocument,
  described: Partial<MachineCatalogue> & { ports?: readonly string[] },
  implementations: Implementations,
  taken: readonly string[] = [],
): MachineProblem[] {
  const text = JSON.stringify(document)
  const problem = (at: string, message: string) => ({ rule: 'names', at, message })
  const { ports = [] } = described
  const names = (['actions', 'guards', 'actors'] as const).flatMap((kind) => {
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
  return [
    ...names,
    ...taken
      .filter((port) => !ports.includes(port))
      .map((port) =>
        problem('/ports', `the host port "${port}" is used by the implementations, but not listed`),
      ),
    ...ports
      .filter((port) => !taken.includes(port))
      .map((port) =>
        problem('/ports', `the host port "${port}" is listed, but not used by the implementations`),
      ),
  ]
}

const validators = new WeakMap<MachineCatalogue, ValidateFunction>()

function checkShape(document: MachineDocument, catalogue: MachineCatalogue): MachineProblem[] {
  let validate = validators.get(catalogue)
  if (!validate) validators.set(catalogue, (validate = compileShape(catalogue)))
  if (validate(document)) return []
  const causes = (validate.errors ?? []).filter(isCause)
  return causes
    .filter((error) => !isEcho(error, causes))
    .map((error) => ({
      rule: 'shape',
      at: error.instancePath,
      message: toMessage(error),
    }))
}

let newest: { text: string; validate: ValidateFunction } | undefined

/** A dev server reads the catalogue again after each edit, which seldom changed it; compiling takes most of a check. */
function compileShape(catalogue: MachineCatalogue): ValidateFunction {
  const text = JSON.stringify(catalogue)
  if (newest?.text === text) return newest.validate
  const ajv = createAjv({ fields: new Map(), mixins: new Map() }, { verbose: true })
  const validate = ajv.compile(toMachineSchema(catalogue))
  newest = { text, validate }
  return validate
}

/** Errors of the keywords that only pass on those of their branches say nothing themselves. */
function isCause({ keyword, schemaPath }: ErrorObject): boolean {
  if (['if', 'anyOf', 'allOf', '$ref'].includes(keyword)) return false
  return !(keyword === 'pattern' && schemaPath.includes('/anyOf/'))
}

/** Keys of a state; the type makes this list complete. */
const knownKeys: ReadonlySet<string> = new Set(
  Object.keys({
    always: 0,
    after: 0,
    description: 0,
    entry: 0,
    exit: 0,
    history: 0,
    id: 0,
    initial: 0,
    invoke: 0,
    meta: 0,
    on: 0,
    onDone: 0,
    output: 0,
    states: 0,
    tags: 0,
    target: 0,
    type: 0,
  } satisfies Record<keyof StateDocument, 0>),
)

/** A fault inside a value makes its neighbours count as not evaluated: they are known all the same. */
function isEcho(
  { keyword, instancePath, params }: ErrorObject,
  causes: readonly ErrorObject[],
): boolean {
  return (
    keyword === 'unevaluatedProperties' &&
    knownKeys.has(params['unevaluatedProperty']) &&
    causes.some((other) => other.keyword !== keyword && other.instancePath.startsWith(instancePath))
  )
}

function toMessage({ keyword, params, message = keyword, data }: ErrorObject): string {
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const key = params['additionalProperty'] ?? params['unevaluatedProperty']
    return `the key "${key}" is unknown here`
  }
  if (keyword === 'enum') {
    const near = typeof data === 'string' && findNearest(data, params['allowedValues'])
    if (near) return `there is no "${data}" here; did you mean "${near}"`
    return `must be one of ${params['allowedValues'].join(', ')}`
  }
  if (keyword === 'propertyNames') return `the name "${params['propertyName']}" is not allowed here`
  return typeof data === 'string' ? `${message}, not "${data}"` : message
}
