/** TypeScript types of machine documents, for code that reads or writes their actors. */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }
interface Schema {
  type?: string | string[]
  const?: Json
  enum?: Json[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
}
interface State {
  type?: string
  tags?: string[]
  states?: Record<string, State>
}
interface Document extends State {
  id: string
  schemas?: {
    input?: Schema
    context?: Schema
    events?: Record<string, Schema>
    emitted?: Record<string, Schema>
  }
}

const quote = (value: unknown) =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value)
const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : quote(name))
const pascal = (id: string) => id.replace(/(?:^|[-_.])(\w)/g, (_, first) => first.toUpperCase())
const union = (parts: string[], none: string) => [...new Set(parts)].join(' | ') || none

/** Pure and sorted: the same documents give the same text. */
export function generateMachineTypes(documents: readonly unknown[]): string {
  const sorted = (documents as Document[]).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return `// Generated from machines/*/machine.json by npm run generate. Do not edit.

${sorted.map(toDeclarations).join('\n')}
/** Every machine of the site by its id. */
export interface Machines {
${sorted.map(({ id }) => `  ${key(id)}: ${pascal(id)}Machine`).join('\n')}
}

export type MachineId = keyof Machines
`
}

function toDeclarations(document: Document): string {
  const { input, context, events, emitted } = document.schemas ?? {}
  return `export interface ${pascal(document.id)}Machine {
  input: ${input ? toType(input) : 'Record<string, never>'}
  context: ${context ? toType(context) : 'Record<string, never>'}
  event: ${toEvents(events)}
  emitted: ${toEvents(emitted)}
  value: ${toValue(document)}
  tag: ${union(toTags(document).map(quote), 'never')}
}
`
}

function toType(schema: Schema): string {
  if (schema.const !== undefined) return quote(schema.const)
  if (schema.enum) return union(schema.enum.map(quote), 'never')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return union(choices.map(toType), 'never')
  if (Array.isArray(schema.type)) {
    return union(
      schema.type.map((type) => toType({ ...schema, type })),
      'never',
    )
  }
  if (schema.type === 'array') return `ReadonlyArray<${toType(schema.items ?? {})}>`
  if (schema.type === 'object') return toObject(schema)
  if (schema.type === 'integer') return 'number'
  return schema.type ?? 'unknown'
}

function toObject({ properties, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties ?? {}).map(
    ([name, schema]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${toType(schema)}`,
  )
  if (fields.length) return `{ ${fields.join('; ')} }`
  if (additionalProperties === false) return 'Record<string, never>'
  const values = typeof additionalProperties === 'object' ? toType(additionalProperties) : 'unknown'
  return `Record<string, ${values}>`
}

function toEvents(events: Record<string, Schema> = {}): string {
  const types = Object.entries(events).map(([type, schema]) =>
    toType({
      type: 'object',
      properties: { type: { const: type }, ...schema.properties },
      required: ['type', ...(schema.required ?? [])],
    }),
  )
  return union(types, 'never')
}

/**
 * The argument type of `matches`: a state or, for a state with children, a partial value as well.
 */
function toValue({ type, states }: State): string {
  const children = Object.entries(states ?? {}).filter(([, child]) => child.type !== 'history')
  if (type === 'parallel') {
    return `{ ${children.map(([name, child]) => `${key(name)}?: ${toValue(child)}`).join('; ')} }`
  }
  return union(
    children.flatMap(([name, child]) =>
      child.states ? [quote(name), `{ ${key(name)}: ${toValue(child)} }`] : [quote(name)],
    ),
    'Record<string, never>',
  )
}

function toTags({ tags = [], states = {} }: State): string[] {
  return [...tags, ...Object.values(states).flatMap(toTags)].toSorted()
}
