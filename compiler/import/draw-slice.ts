/** A first component for an imported slice: every field in its order, by its kind, with the parts of `Drawing.tsx`. */
import type { FieldSchema, SliceSchema } from '../../schemas/schema-types.ts'
import type { Fields } from './import-fields.ts'

interface Kind {
  /** TypeScript type of the resolved field. */
  type: string
  part: string
  /** JSX of a value. */
  draw(value: string, field: FieldSchema, level: 2 | 3 | 4): string
}

const quote = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
const label = ({ title }: FieldSchema) => `label={${quote(title)}}`
const levelOf = (level: number) => (level === 2 ? '' : ` level={${level}}`)
const fact =
  (shown: (value: string) => string, isThere: (value: string) => string): Kind['draw'] =>
  (value, field) =>
    `{${isThere(value)} && <DrawnFact ${label(field)}>${shown(value)}</DrawnFact>}`

const kinds: Record<string, Kind> = {
  boolean: {
    type: 'boolean',
    part: 'DrawnFact',
    draw: fact(
      () => '✓',
      (value) => value,
    ),
  },
  color: {
    type: 'string',
    part: 'DrawnColor',
    draw: (value, field) => `<DrawnColor ${label(field)} value={${value}} />`,
  },
  'content-relationship': {
    type: 'Related',
    part: 'DrawnRelated',
    draw: (value) => `<DrawnRelated related={${value}} />`,
  },
  date: { type: 'string', part: 'DrawnTime', draw: (value) => `<DrawnTime value={${value}} />` },
  embed: { type: 'Embed', part: 'DrawnEmbed', draw: (value) => `<DrawnEmbed embed={${value}} />` },
  'geo-point': {
    type: 'GeoPoint',
    part: 'DrawnPlace',
    draw: (value, field) => `<DrawnPlace ${label(field)} point={${value}} />`,
  },
  image: {
    type: 'Image',
    part: 'DrawnPicture',
    draw: (value) => `<DrawnPicture image={${value}} />`,
  },
  integration: {
    type: 'Record<string, unknown>',
    part: 'DrawnRecord',
    draw: (value) => `<DrawnRecord record={${value}} />`,
  },
  'key-text': {
    type: 'string',
    part: 'DrawnWords',
    draw: (value) => `<DrawnWords>{${value}}</DrawnWords>`,
  },
  link: {
    type: 'Link',
    part: 'DrawnLinks',
    draw: (value, field) => `{${value} && <DrawnLinks links={[${value}]} ${label(field)} />}`,
  },
  links: {
    type: 'Link[]',
    part: 'DrawnLinks',
    draw: (value, field) => `<DrawnLinks links={${value}} ${label(field)} />`,
  },
  'media-link': {
    type: 'MediaLink',
    part: 'DrawnMedia',
    draw: (value) => `<DrawnMedia media={${value}} />`,
  },
  number: {
    type: 'number',
    part: 'DrawnFact',
    draw: fact(
      (value) => `{${value}}`,
      (value) => `${value} !== undefined`,
    ),
  },
  'rich-text': {
    type: 'RichText',
    part: 'DrawnText',
    draw: (value, _, level) => `<DrawnText field={${value}}${levelOf(level)} />`,
  },
  select: {
    type: 'string',
    part: 'DrawnFact',
    draw: fact(
      (value) => `{${value}}`,
      (value) => value,
    ),
  },
  table: { type: 'Table', part: 'DrawnTable', draw: (value) => `<DrawnTable table={${value}} />` },
  timestamp: {
    type: 'string',
    part: 'DrawnTime',
    draw: (value) => `<DrawnTime value={${value}} />`,
  },
  title: {
    type: 'RichText',
    part: 'DrawnHeading',
    draw: (value, _, level) => `<DrawnHeading field={${value}}${levelOf(level)} />`,
  },
}

export interface HeaderOptions {
  /** The field with the title of the page. */
  title: string
  /** Seen by nobody: the page has it in its own words below. */
  isHidden: boolean
}

/** Text of `<Name>.tsx`. @param header - of a slice that opens the pages of a type */
export function drawSlice(name: string, schema: SliceSchema, header?: HeaderOptions): string {
  const fields = mergeVariations(schema)
  const used = new Set(['Drawing'])
  const body = drawFields(fields, 'fields', { depth: 3, level: 2, used, header })
  const types = [...new Set(listTypes(Object.values(fields).flat()))].sort()
  return [
    `import type { ${[...types, 'SliceProps'].join(', ')} } from '#runtime/slice'`,
    `import { ${[...used].sort().join(', ')} } from '#parts/Drawing.tsx'`,
    '',
    `interface ${name}Fields ${typeOf(fields, 1)}`,
    '',
    `export function ${name}({ ${body.length > 0 ? 'id, fields' : 'id'} }: SliceProps<${name}Fields>) {`,
    '  return (',
    `    <Drawing id={id}${header ? ' isHeader' : ''}>`,
    ...body,
    '    </Drawing>',
    '  )',
    '}',
    '',
  ].join('\n')
}

/** Several of one name are those of variations that have it of different kinds. */
type Merged = Record<string, FieldSchema[]>

function mergeVariations({ properties = {}, 'x-variations': variations }: SliceSchema): Merged {
  const own = Object.values(variations).flatMap((said): Fields[] =>
    typeof said === 'string' || !said.properties ? [] : [said.properties],
  )
  const sets: Fields[] = [properties, ...own]
  const merged: Merged = {}
  for (const [name, field] of sets.flatMap((set) => Object.entries(set))) {
    const known = (merged[name] ??= [])
    const same = known.findIndex(({ $ref }) => $ref === field.$ref)
    const one = known[same]
    if (!one) known.push(field)
    else if (field.items) known[same] = joinGroups(one, field)
  }
  return merged
}

function joinGroups(one: FieldSchema, other: FieldSchema): FieldSchema {
  const properties = { ...other.items?.properties, ...one.items?.properties }
  return { ...one, items: { type: 'object', properties } }
}

interface Place {
  depth: number
  level: 2 | 3 | 4
  used: Set<string>
  header?: HeaderOptions | undefined
}

function drawFields(fields: Merged, owner: string, place: Place): string[] {
  return Object.entries(fields).flatMap(([name, same]) => {
    const value = /^[A-Za-z_]\w*$/.test(name) ? `${owner}.${name}` : `${owner}['${name}']`
    return drawField(name, value, same, place)
  })
}

function drawField(name: string, value: string, same: FieldSchema[], place: Place): string[] {
  const { depth, level, used, header } = place
  const indent = '  '.repeat(depth)
  const [field] = same
  if (!field) return []
  if (header?.title === name) {
    used.add('DrawnTitle')
    return [`${indent}<DrawnTitle field={${value}}${header.isHidden ? ' isHidden' : ''} />`]
  }
  if (same.length > 1) {
    used.add('DrawnAny')
    return [`${indent}<DrawnAny ${label(field)} value={${value}} />`]
  }
  const kind = kindOf(field)
  if (kind !== 'group') {
    const known = kinds[kind]
    if (!known) return []
    used.add(known.part)
    return [indent + known.draw(value, field, level)]
  }
  const item = depth > 3 ? `item${depth}` : 'item'
  const inner = drawFields(toMerged(field.items?.properties ?? {}), item, {
    depth: depth + 4,
    level: level === 2 ? 3 : 4,
    used,
  })
  if (inner.length === 0) return []
  used.add('DrawnItems')
  return [
    `${indent}{${value} && (`,
    `${indent}  <DrawnItems>`,
    `${indent}    {${value}.map((${item}, index) => (`,
    `${indent}      <li key={index}>`,
    ...inner,
    `${indent}      </li>`,
    `${indent}    ))}`,
    `${indent}  </DrawnItems>`,
    `${indent})}`,
  ]
}

function toMerged(fields: Fields): Merged {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, [field]]))
}

function typeOf(fields: Merged, depth: number): string {
  const indent = '  '.repeat(depth)
  const lines = Object.entries(fields).flatMap(([name, same]) => {
    const types = same.flatMap((field) => {
      if (kindOf(field) !== 'group') return kinds[kindOf(field)]?.type ?? []
      return `${typeOf(toMerged(field.items?.properties ?? {}), depth + 1)}[]`
    })
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`
    return types.length === 0 ? [] : [`${indent}${key}?: ${[...new Set(types)].join(' | ')}`]
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth - 1)}}`
}

/** Those that `#runtime/slice` declares. */
function listTypes(fields: readonly FieldSchema[]): string[] {
  return fields.flatMap((field) => {
    if (kindOf(field) === 'group') return listTypes(Object.values(field.items?.properties ?? {}))
    const type = kinds[kindOf(field)]?.type.replace('[]', '') ?? ''
    return /^[A-Z][A-Za-z]+$/.test(type) ? [type] : []
  })
}

function kindOf(field: FieldSchema): string {
  return field.$ref.replace('field:', '')
}
