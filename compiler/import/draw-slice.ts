/** A first component for an imported slice: every field in its order, by its kind, with the parts of `DrawnSlice.tsx`. */
import type { FieldSchema, SliceSchema } from '../../schemas/schema-types.ts'
import { drawnKinds, kindOf, label, quote } from './draw-kinds.ts'
import type { Fields } from './import-fields.ts'

export interface HeaderOptions {
  /** The field with the title of the page. */
  title: string
  /** Seen by nobody: the page has it in its own words below. */
  isHidden: boolean
}

/** Text of `<Name>.tsx`. @param header - of a slice that opens the pages of a type */
export function drawSlice(name: string, schema: SliceSchema, header?: HeaderOptions): string {
  const fields = mergeVariations(schema)
  const used = new Set(['DrawnSlice'])
  const body = drawFields(fields, 'fields', { depth: 3, level: 2, used, header })
  const types = [...new Set(listTypes(Object.values(fields).flat()))].sort()
  return [
    `import type { ${[...types, 'SliceProps'].join(', ')} } from '#runtime/slice'`,
    `import { ${[...used].sort().join(', ')} } from '#parts/DrawnSlice.tsx'`,
    '',
    `interface ${name}Fields ${typeOf(fields, 1)}`,
    '',
    `export function ${name}({ ${body.length > 0 ? 'id, fields' : 'id'} }: SliceProps<${name}Fields>) {`,
    '  return (',
    `    <DrawnSlice id={id}${header ? ' isHeader' : ''}>`,
    ...body,
    '    </DrawnSlice>',
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
  const labels = findLabels(fields)
  const spent = new Set(labels.values())
  return Object.entries(fields).flatMap(([name, same]) => {
    const text = labels.get(name)
    if (text !== undefined && same[0])
      return drawButton(valueOf(owner, name), valueOf(owner, text), same[0], place)
    return spent.has(name) ? [] : drawField(name, valueOf(owner, name), same, place)
  })
}

function valueOf(owner: string, name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `${owner}.${name}` : `${owner}['${name}']`
}

/** Links from before they had a text: `button_link` has it in `button_text` or `button_label`. */
function findLabels(fields: Merged): Map<string, string> {
  const only = (name: string) => (fields[name]?.length === 1 ? fields[name][0] : undefined)
  const found = new Map<string, string>()
  for (const [name, [field]] of Object.entries(fields)) {
    const stem = /^(.*?)[_-]?(link|url)$/i.exec(name)?.[1]
    if (stem === undefined || !field || kindOf(field) !== 'link' || !only(name)) continue
    const wanted = new Set([`${stem}text`, `${stem}label`, `${stem}title`].map(plain))
    const text = Object.keys(fields).find((other) => wanted.has(plain(other)))
    const label = text === undefined ? undefined : only(text)
    if (text !== undefined && label && kindOf(label) === 'key-text') found.set(name, text)
  }
  return found
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '')

function drawButton(
  link: string,
  text: string,
  field: FieldSchema,
  { depth, used }: Place,
): string[] {
  const indent = '  '.repeat(depth)
  used.add('DrawnLinks').add('DrawnWords')
  return [
    `${indent}{${link} ? (`,
    `${indent}  <DrawnLinks links={[${link}]} label={${text} ?? ${quote(field.title)}} />`,
    `${indent}) : (`,
    `${indent}  <DrawnWords>{${text}}</DrawnWords>`,
    `${indent})}`,
  ]
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
    const known = drawnKinds[kind]
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
      if (kindOf(field) !== 'group') return drawnKinds[kindOf(field)]?.type ?? []
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
    const type = drawnKinds[kindOf(field)]?.type.replace('[]', '') ?? ''
    return /^[A-Z][A-Za-z]+$/.test(type) ? [type] : []
  })
}
