/** Prints the schema of a file as Markdown: its keys, then each of its definitions that has keys, once. */
import { posix } from 'node:path'
import {
  capitalize,
  describeLimits,
  hasKeys,
  listForms,
  type ConfigSchema,
} from './config-schema.ts'
import { escapeText, toAnchor, toTable } from './generate-reference.ts'
import { toCompactJson } from './to-compact-json.ts'

/** One schema of a page. */
export interface SchemaEntry {
  /** Name of the file in `schemas/`. */
  schema: string
  title: string
  /** Where a site has it; absent for a part of other files. */
  file?: string
}

/** What a printer must know of the other schemas. */
export interface SchemaPlaces {
  find(name: string): ConfigSchema
  /** The path of the page that has it. */
  pageOf(name: string): string
}

/** Kinds that are explained where they are defined by hand. */
const explained: Readonly<Record<string, string>> = {
  'config:value#/$defs/value': '[value](page-type-files.md#values)',
  'config:value#/$defs/pointer': 'pointer',
  'config:structured-data': '[structured data](page-type-files.md#structured-data)',
}

export class SchemaPrinter {
  readonly #root: ConfigSchema
  readonly #page: string
  readonly #places: SchemaPlaces
  /** Definitions that were named, in order of their first mention. */
  readonly #named: string[] = []

  constructor(root: ConfigSchema, page: string, places: SchemaPlaces) {
    this.#root = root
    this.#page = page
    this.#places = places
  }

  print({ title, file }: SchemaEntry): string {
    const root = this.#root
    const parts = [
      `## ${title}`,
      `${file === undefined ? '' : `\`${file}\`. `}${escapeText(root.description ?? '')}`,
      ...toExample(root),
      ...this.#tables(root.$ref ? this.#find(root.$ref) : root),
    ]
    return [...parts, ...this.#printNamed()].join('\n\n')
  }

  /** Each key of the file under a heading of its own. */
  printKeys({ title }: SchemaEntry): string[] {
    const root = this.#root
    const file = [`## ${title}`, escapeText(root.description ?? ''), ...toExample(root)].join(
      '\n\n',
    )
    const keys = Object.entries(root.properties ?? {}).filter(([key]) => key !== '$schema')
    const sections = keys.map(([key, schema]) => {
      const isNeeded = root.required?.includes(key)
      const facts = [
        isNeeded ? 'Required.' : '',
        schema.default === undefined ? '' : `Unless set: ${toCode(schema.default)}.`,
      ]
      const kind = schema.properties ? '' : `${capitalize(this.#kindOf(schema))}.`
      const text = [escapeText(schema.description ?? ''), kind, ...facts].filter(Boolean).join(' ')
      return [
        `## ${key}`,
        text,
        ...toExample(schema, key),
        ...this.#tables(schema.items ?? schema),
      ].join('\n\n')
    })
    return [file, ...sections, ...this.#printNamed().map((text) => text.replace(/^###/, '##'))]
  }

  #printNamed(): string[] {
    const texts: string[] = []
    // Printing a definition may name more of them.
    for (let at = 0; at < this.#named.length; at++) {
      const name = this.#named[at]!
      const schema = this.#root.$defs![name]!
      texts.push(
        [
          `### ${this.#titleOf(name)}`,
          ...(schema.description ? [escapeText(schema.description)] : []),
          ...this.#tables(schema),
        ].join('\n\n'),
      )
    }
    return texts
  }

  #titleOf(name: string): string {
    const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    const title = this.#root.$defs![name]!.title ?? capitalize(words)
    return title.replace(/ config$/, '')
  }

  /** What an object has beside its own keys. */
  #rest({ $ref }: ConfigSchema): string[] {
    if ($ref === undefined) return []
    return [`It also has the keys of a ${this.#kindOfRef($ref)}.`]
  }

  /** The tables of an object: one, or one for each of its forms. */
  #tables(schema: ConfigSchema): string[] {
    const operations = Object.entries(schema.dependentSchemas ?? {}).filter(
      ([, { properties }]) => properties && !Object.values(properties).every((each) => !each),
    )
    if (!schema.properties && operations.length > 0)
      return [toKeyTable(operations.flatMap(([name, form]) => this.#operationRows(name, form)))]
    const rows = this.#rows(schema, '')
    if (rows.length > 0) return [toKeyTable(rows), ...this.#rest(schema)]
    const forms = listForms(schema)
    if (forms.length < 2) return []
    const kinds = forms.map((form) => this.#kindOf(form)).filter(Boolean)
    return [`One of: ${[...new Set(kinds)].join('; ')}.`]
  }

  #operationRows(name: string, form: ConfigSchema): string[][] {
    return this.#rows(form, '').map(([key = '', ...rest]) => [
      key === `\`${name}\`` ? key : `\`${name}\` with ${key}`,
      ...rest,
    ])
  }

  #rows(schema: ConfigSchema, prefix: string): string[][] {
    return Object.entries(schema.properties ?? {})
      .filter(([key, each]) => key !== '$schema' && each)
      .flatMap(([key, each]) => {
        const name = `${prefix}${key}`
        const unless = schema.required?.includes(key)
          ? 'required'
          : each.default === undefined
            ? ''
            : toCode(each.default)
        return [
          [`\`${name}\``, this.#kindOf(each), unless, this.#means(each)],
          ...this.#innerRows(each, name),
        ]
      })
  }

  #means(schema: ConfigSchema): string {
    const { description, $ref } = schema
    if (description !== undefined || $ref === undefined) return escapeText(description ?? '')
    return escapeText(this.#findAnywhere($ref)?.schema.description ?? '')
  }

  #innerRows(schema: ConfigSchema, name: string): string[][] {
    if (schema.properties) return this.#rows(schema, `${name}.`)
    if (schema.items) return this.#innerRows(schema.items, `${name}[]`)
    if (typeof schema.additionalProperties === 'object')
      return this.#innerRows(schema.additionalProperties, `${name}.NAME`)
    return (schema.anyOf ?? []).flatMap((form) => this.#innerRows(form, name))
  }

  #find(ref: string): ConfigSchema {
    return follow(this.#root, ref)
  }

  /** A definition here or in another file. */
  #findAnywhere(ref: string): { schema: ConfigSchema; file?: string } | undefined {
    if (ref.startsWith('#/')) return { schema: this.#find(ref) }
    const [, file, within] = /^config:([\w-]+)(#\/.+)?$/.exec(ref) ?? []
    if (file === undefined) return undefined
    const root = this.#places.find(file)
    return { schema: within === undefined ? root : follow(root, within), file }
  }

  #kindOf(schema: ConfigSchema): string {
    const { $ref, items, additionalProperties } = schema
    if ($ref !== undefined) return this.#kindOfRef($ref)
    if (schema.const !== undefined) return toCode(schema.const)
    if (schema.enum)
      return schema.enum.length > 12
        ? 'a name of the list below'
        : schema.enum.map(toCode).join(', ')
    const forms = listForms(schema)
    if (forms.length > 1)
      return [...new Set(forms.map((form) => this.#kindOf(form)).filter(Boolean))].join(' or ')
    const limits = describeLimits(schema)
    const suffix = limits === '' ? '' : `, ${limits}`
    if (items) return `list of ${toPlural(this.#kindOf(items))}${suffix}`
    if (schema.properties) return `object${suffix}`
    if (typeof additionalProperties === 'object')
      return `${this.#kindOf(additionalProperties)} for each name${suffix}`
    const usual = schema.minLength === undefined ? 'any value' : 'string'
    const types = [schema.type ?? usual].flat().map((type) => names[type] ?? type)
    return `${types.join(' or ')}${suffix}`
  }

  #kindOfRef(ref: string): string {
    const known = explained[ref] ?? explained[`${this.#root.$id}${ref}`]
    if (known !== undefined) return known.replace(`(${posix.basename(this.#page)}#`, '(#')
    const { schema, file } = this.#findAnywhere(ref) ?? { schema: {} }
    if (file !== undefined) {
      const page = this.#places.pageOf(file)
      const other = new SchemaPrinter(this.#places.find(file), page, this.#places)
      const kind = other.#kindOfRef(ref.replace(/^[^#]+/, ''))
      return page === this.#page ? kind : kind.replace('(#', `(${posix.basename(page)}#`)
    }
    const own = /^#\/\$defs\/(\w+)$/.exec(ref)?.[1]
    if (own === undefined || !hasKeys(schema)) return this.#kindOf(schema)
    if (!this.#named.includes(own)) this.#named.push(own)
    const title = this.#titleOf(own)
    return `[${title.toLowerCase()}](#${toAnchor(title)})`
  }
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  array: 'list',
  boolean: '`true` or `false`',
}

const toPlural = (kind: string) => kind.replace(/^(?:object|text|pointer|number)\b/, '$&s')

function follow(root: ConfigSchema, ref: string): ConfigSchema {
  let place: unknown = root
  for (const key of ref.replace(/^#\//, '').split('/'))
    place = (place as Record<string, unknown>)[key]
  return place as ConfigSchema
}

function toKeyTable(rows: readonly string[][]): string {
  return toTable(['Key', 'Value', 'Unless set', 'Means'], rows)
}

/** @param key - under which a file has the value */
function toExample({ examples }: ConfigSchema, key?: string): string[] {
  const [example] = examples ?? []
  if (example === undefined) return []
  const value = key === undefined ? example : { [key]: example }
  return [`\`\`\`json\n${toCompactJson(value)}\n\`\`\``]
}

const toCode = (value: unknown) =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
