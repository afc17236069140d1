/** A first component for an imported slice: every field in its order, rendered by its kind. */
import type { FieldSchema } from '../../schemas/schema-types.ts'
import type { Fields } from './import-fields.ts'

interface Drawing {
  /** TypeScript type of the resolved field. */
  type: string
  /** JSX for the expression of its value. */
  jsx(value: string): string
  part?: string
}

const drawings: Record<string, Drawing> = {
  title: {
    type: 'RichText',
    part: 'Heading',
    jsx: (value) => `<HeadingPart field={${value}} />`,
  },
  'rich-text': {
    type: 'RichText',
    part: 'RichText',
    jsx: (value) => `<RichTextPart field={${value}} />`,
  },
  image: {
    type: 'Image',
    part: 'Picture',
    jsx: (value) => `{${value} && <PicturePart image={${value}} />}`,
  },
  link: {
    type: 'Link',
    part: 'LinkTo',
    jsx: (value) =>
      `{${value} && <LinkToPart link={${value}}>{${value}.text ?? ${value}.href}</LinkToPart>}`,
  },
  'media-link': {
    type: 'MediaLink',
    jsx: (value) => `{${value} && <a href={${value}.href}>{${value}.name}</a>}`,
  },
  'key-text': { type: 'string', jsx: (value) => `{${value} && <p>{${value}}</p>}` },
  number: { type: 'number', jsx: (value) => `{${value} !== undefined && <p>{${value}}</p>}` },
  date: {
    type: 'string',
    jsx: (value) => `{${value} && <time dateTime={${value}}>{${value}}</time>}`,
  },
  timestamp: {
    type: 'string',
    jsx: (value) => `{${value} && <time dateTime={${value}}>{${value}}</time>}`,
  },
  embed: {
    type: 'Embed',
    jsx: (value) => `{${value} && <a href={${value}.url}>{${value}.title ?? ${value}.url}</a>}`,
  },
  'content-relationship': {
    type: 'Related',
    jsx: (value) =>
      `{${value}?.link && <a href={${value}.link.href}>{${value}.link.text ?? ${value}.link.href}</a>}`,
  },
}

/** Text of `<Name>.tsx`. Kinds that say how and not what (select, boolean, color) are left to the developer. */
export function drawSkeleton(name: string, fields: Fields): string {
  const used = new Set<Drawing>()
  const body = drawFields(fields, 'fields', 3, used)
  const shape = typeOf(fields, 1)
  const parts = [...new Set([...used].flatMap(({ part }) => part ?? []))].sort()
  const types = [...new Set([...used].map(({ type }) => type))]
    .filter((type) => /^[A-Z]/.test(type))
    .sort()
  return [
    `import type { ${[...types, 'SliceProps'].sort().join(', ')} } from '#runtime/slice'`,
    ...parts.map((part) => `import { ${part} as ${part}Part } from '#parts/${part}.tsx'`),
    '',
    `interface ${name}Fields ${shape}`,
    '',
    `export function ${name}({ id, fields }: SliceProps<${name}Fields>) {`,
    '  return (',
    '    <section id={id}>',
    ...body,
    '    </section>',
    '  )',
    '}',
    '',
  ].join('\n')
}

function drawFields(fields: Fields, owner: string, depth: number, used: Set<Drawing>): string[] {
  const indent = '  '.repeat(depth)
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = `${owner}.${name}`
    const kind = kindOf(field)
    if (kind === 'group') {
      const inner = drawFields(field.items?.properties ?? {}, 'item', depth + 2, used)
      if (inner.length === 0) return []
      return [
        `${indent}{${value}?.map((item, index) => (`,
        `${indent}  <div key={index}>`,
        ...inner,
        `${indent}  </div>`,
        `${indent}))}`,
      ]
    }
    const drawing = drawings[kind]
    if (!drawing) return []
    used.add(drawing)
    return [indent + drawing.jsx(value)]
  })
}

function typeOf(fields: Fields, depth: number): string {
  const indent = '  '.repeat(depth)
  const lines = Object.entries(fields).flatMap(([name, field]) => {
    const kind = kindOf(field)
    const type =
      kind === 'group'
        ? `${typeOf(field.items?.properties ?? {}, depth + 1)}[]`
        : drawings[kind]?.type
    return type === undefined ? [] : [`${indent}${name}?: ${type}`]
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth - 1)}}`
}

function kindOf(field: FieldSchema): string {
  return field.$ref.replace('field:', '')
}
