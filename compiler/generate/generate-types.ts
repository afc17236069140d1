/** Generates TypeScript from schemas: the fields that components receive. */
import { findLinks } from './generate-kinds.ts'
import { generatedBy } from './generated-by.ts'
import { toPascalCase, type Schemas } from '../read/load-schemas.ts'
import { toDocumentFields, toSliceFields, type Field, type FieldSource } from '../read/to-fields.ts'

const plainTypes: Record<string, string> = {
  boolean: 'boolean',
  color: 'string',
  date: 'string',
  integration: 'Record<string, unknown>',
  'key-text': 'string',
  number: 'number',
  timestamp: 'string',
  uid: 'string',
}

/** Types that `#runtime/slice` declares. */
const resolvedTypes: Record<string, string> = {
  'content-relationship': 'Related',
  cta: 'Cta[]',
  embed: 'Embed',
  'geo-point': 'GeoPoint',
  image: 'Image',
  link: 'Link',
  links: 'Link[]',
  'media-link': 'MediaLink',
  'rich-text': 'RichText',
  table: 'Table',
  title: 'RichText',
}

/** Text of `slice-registry/generated/slice-fields.ts`: the resolved fields of every slice. */
export function generateSliceFields(schemas: Schemas): string {
  const printer = new TypePrinter(schemas)
  const taken = new Map<string, number>()
  for (const [type, { schema }] of schemas.slices) {
    const name = countUp(toPascalCase(type), taken)
    printer.print(`${name}Fields`, name, toSliceFields(schema, schemas), schema.description)
  }
  for (const type of listShared(schemas)) {
    const schema = schemas.documents.get(type)?.schema
    if (!schema) continue
    const name = `Shared${toPascalCase(type)}`
    printer.print(name, name, toDocumentFields(schema, schemas).filter(isShown), schema.description)
  }
  return printer.toModule()
}

/** `Faq`, then `Faq2`: `faq` and `Faq` are two slices. */
function countUp(name: string, taken: Map<string, number>): string {
  const count = (taken.get(name) ?? 0) + 1
  taken.set(name, count)
  return count === 1 ? name : `${name}${count}`
}

/** Types of the single documents that slices show. */
function listShared(schemas: Schemas): string[] {
  const types = [...schemas.slices.values()].flatMap(({ wiring }) => wiring.shared ?? [])
  return [...new Set(types)].sort()
}

/** Sections of a linked document are not among the fields it brings to a component. */
function isShown(field: Field): boolean {
  return field.kind !== 'slice-zone'
}

class TypePrinter {
  readonly #schemas: Schemas
  readonly #imports = new Set<string>()
  readonly #declarations: string[] = []
  /** Inside a linked document, whose own links bring no fields along. */
  #isLinked = false

  constructor(schemas: Schemas) {
    this.#schemas = schemas
  }

  /** Declares an interface, after those of the groups it holds, which are called `<prefix>...`. */
  print(name: string, prefix: string, fields: readonly Field[], description?: string): void {
    const lines = [...Map.groupBy(fields, (field) => field.name)].map(([name, same]) => {
      const types = same.map((field, index) =>
        this.#toType(field, prefix + toPascalCase(name) + (index || '')),
      )
      const description = same[0]?.description
      const comment = description ? `  /** ${description} */\n` : ''
      const isRequired = same.every((field) => field.required)
      return `${comment}  ${toKey(name)}${isRequired ? '' : '?'}: ${[...new Set(types)].join(' | ')}`
    })
    const comment = description ? `/** ${description} */\n` : ''
    const body = lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`
    this.#declarations.push(`${comment}export interface ${name} ${body}`)
  }

  #toType(field: Field, prefix: string): string {
    const { kind, schema } = field
    if (kind === 'select') return toUnion(schema.enum)
    if (kind === 'group') {
      this.print(`${prefix}Item`, prefix, field.fields ?? [])
      return `${prefix}Item[]`
    }
    const type = plainTypes[kind] ?? resolvedTypes[kind]
    if (type === undefined) {
      throw new Error(`The field kind "${kind}" of "${field.name}" has no TypeScript type.`)
    }
    if (!(kind in plainTypes)) this.#imports.add(type.replace('[]', ''))
    if (type !== 'Related' || this.#isLinked) return type
    const linked = toLinkedFields(field, this.#schemas)
    if (linked.length === 0) return type
    this.#isLinked = true
    this.print(`${prefix}Linked`, `${prefix}Linked`, linked)
    this.#isLinked = false
    return `Related<${prefix}Linked>`
  }

  toModule(): string {
    const names = [...this.#imports].sort()
    const imports =
      names.length === 0
        ? ''
        : `import type {\n  ${names.join(',\n  ')},\n} from '#runtime/slice'\n\n`
    return `// ${generatedBy}\n${imports}${this.#declarations.join('\n\n')}\n`
  }
}

function toKey(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`
}

function toUnion(values: readonly string[] | undefined): string {
  if (values?.length === 0) return 'string'
  return values?.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ') ?? 'string'
}

/** The loaded fields of related documents. Fields of different types may have the same name. */
function toLinkedFields(field: Field, source: FieldSource & Pick<Schemas, 'documents'>): Field[] {
  return findLinks(field, source).flatMap((link) => {
    const [type = '', name] = link.split('.')
    const document = source.documents.get(type)
    const fields = document ? toDocumentFields(document.schema, source) : []
    return fields.filter((one) => one.name === name && isShown(one))
  })
}
