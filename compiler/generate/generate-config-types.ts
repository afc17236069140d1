/**
 * TypeScript of the configuration files, from their schemas. Every definition of more than a plain
 * value becomes a type with its name, every schema with a title a type with that name; descriptions
 * become doc comments. Mere restrictions (patterns, sizes, dependent keys) have no type. Conditional
 * schemas, which our schemas use instead of `anyOf` so that faults are readable, are the union of their
 * branches.
 */
import { generatedBy } from './generated-by.ts'
import { toPascalCase, type Source } from '../read/load-schemas.ts'
import type { ConfigSchema as Schema } from './config-schema.ts'

/** Schemas of files with hand-written types. */
const untyped = new Set(['document', 'slice', 'machine', 'envelope', 'value', 'structured-data'])

/**
 * Types written by hand: the language of values is an algebra of alternatives (`value-types.ts`).
 */
const byHand: Record<string, string> = {
  'config:value': 'Value',
  'config:value#/$defs/value': 'Value',
  'config:value#/$defs/pointer': 'string',
  'config:structured-data': 'ObjectTemplate',
}

/** Text of `schemas/generated/config-types.ts`. Pure and sorted by file. */
export function generateConfigTypes(configs: ReadonlyMap<string, Source<object>>): string {
  const files = [...configs].filter(([name]) => !untyped.has(name)).toSorted(byName)
  const printer = new ConfigTypePrinter(files.map(([, { schema }]) => schema as Schema))
  return printer.print()
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

class ConfigTypePrinter {
  readonly #files: readonly Schema[]
  /** Declared types by name, in order of first use. */
  readonly #declared = new Map<string, { schema: Schema; text: string }>()

  constructor(files: readonly Schema[]) {
    this.#files = files
  }

  print(): string {
    for (const file of this.#files) this.#declare(toName(file.title ?? ''), file, file)
    const declarations = [...this.#declared.values()].map(({ text }) => text)
    const words = `import type { ObjectTemplate, Value } from '../value-types.ts'`
    return `// ${generatedBy}\n${words}\n\n${declarations.join('\n\n')}\n`
  }

  #declare(name: string, schema: Schema, file: Schema): string {
    const known = this.#declared.get(name)
    if (known) {
      if (known.schema === schema) return name
      throw new Error(
        `Two configuration schemas are called ${name}: give the one in ${file.$id} another title.`,
      )
    }
    const entry = { schema, text: '' }
    this.#declared.set(name, entry)
    const comment = toComment(schema.description, '')
    entry.text = isInterface(schema)
      ? `${comment}export interface ${name} ${this.#toObject(schema, file, '')}`
      : `${comment}export type ${name} = ${this.#toUnion(schema, file, '')}`
    return name
  }

  /** The name of a type that is declared, or the type itself. */
  #toType(schema: Schema, file: Schema, indent: string): string {
    if (schema.title !== undefined) return this.#declare(toName(schema.title), schema, file)
    return this.#toUnion(schema, file, indent)
  }

  #toUnion(schema: Schema, file: Schema, indent: string): string {
    const types = this.#toTypes(schema, file, indent)
    return [...new Set(types)].join(' | ') || 'unknown'
  }

  /** The members of a union; none for a schema that allows everything. */
  #toTypes(schema: Schema, file: Schema, indent: string): string[] {
    if (schema.$ref !== undefined) return [this.#toReferred(schema.$ref, file, indent)]
    if (schema.const !== undefined) return [toLiteral(schema.const)]
    if (schema.enum) return schema.enum.map(toLiteral)
    const branches = toBranches(schema).flatMap((branch) =>
      branch.title === undefined
        ? this.#toTypes(branch, file, indent)
        : [this.#toType(branch, file, indent)],
    )
    const own = [schema.type ?? []].flat().flatMap((type) => {
      if (type === 'object')
        return branches.length > 0 ? [] : [this.#toObject(schema, file, indent)]
      if (type === 'array') return [this.#toArray(schema.items ?? {}, file, indent)]
      // A single `type` beside alternatives only states what they have in common.
      return branches.length > 0 && typeof schema.type === 'string'
        ? []
        : [plainTypes[type] ?? type]
    })
    return [...own, ...branches]
  }

  #toReferred(ref: string, file: Schema, indent: string): string {
    if (byHand[ref] !== undefined) return byHand[ref]
    const [id = '', pointer = ''] = ref.split('#')
    const target = id === '' ? file : this.#files.find((one) => one.$id === id)
    const [, group, key] = pointer.split('/')
    const found = group === undefined ? target : target?.[group as '$defs']?.[key ?? '']
    if (!target || !found) throw new Error(`${file.$id} refers to ${ref}, which does not exist.`)
    const isNamed = found.title === undefined && group === '$defs' && isStructured(found)
    return isNamed
      ? this.#declare(toName(key ?? ''), found, target)
      : this.#toType(found, target, indent)
  }

  #toArray(items: Schema, file: Schema, indent: string): string {
    const type = this.#toType(items, file, indent)
    return type.includes(' | ') && !type.startsWith('{') ? `(${type})[]` : `${type}[]`
  }

  #toObject(schema: Schema, file: Schema, indent: string): string {
    const { properties, required = [], additionalProperties: more } = schema
    const values = typeof more === 'object' ? this.#toType(more, file, indent) : 'unknown'
    if (!properties) return `Record<string, ${values}>`
    const inner = `${indent}  `
    const lines = Object.entries(properties)
      .filter(([name]) => name !== '$schema')
      .map(([name, property]) => {
        const isRequired = required.includes(name)
        const type = this.#toType(property, file, inner)
        // The description of a schema with a title is printed where its type is declared.
        const comment = property.title ? '' : toComment(property.description, inner)
        return `${comment}${inner}${toKey(name)}${isRequired ? '' : '?'}: ${type}`
      })
    if (typeof more === 'object') lines.push(`${inner}[name: string]: ${values}`)
    return `{\n${lines.join('\n')}\n${indent}}`
  }
}

const plainTypes: Record<string, string> = { integer: 'number' }

/**
 * Alternatives: those of `anyOf`, and both sides of a condition. A branch that only requires keys
 * does not count.
 */
function toBranches({ anyOf = [], then, else: otherwise }: Schema): Schema[] {
  const sides = [then, otherwise].filter((side) => side !== undefined)
  return [...anyOf, ...sides].filter(
    (one) => one.$ref !== undefined || one.const !== undefined || one.type !== undefined || one.if,
  )
}

function isInterface(schema: Schema): boolean {
  return schema.type === 'object' && !!schema.properties && toBranches(schema).length === 0
}

/** Whether a named type is easier to read than an inline one. */
function isStructured(schema: Schema): boolean {
  return isInterface(schema) || toBranches(schema).length > 0
}

function toName(title: string): string {
  return toPascalCase(title.replaceAll(' ', '-'))
}

function toKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : toLiteral(name)
}

function toLiteral(value: unknown): string {
  return typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value)
}

function toComment(description: string | undefined, indent: string): string {
  if (!description) return ''
  return `${indent}/** ${description.replaceAll('*/', '*\\/')} */\n`
}
