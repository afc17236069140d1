/** How an imported slice draws a field of each kind, with which part of `DrawnSlice.tsx`. */
import type { FieldSchema } from '../../schemas/schema-types.ts'

export interface DrawnKind {
  /** TypeScript type of the resolved field. */
  type: string
  part: string
  /** JSX of a value. */
  draw(value: string, field: FieldSchema, level: 2 | 3 | 4): string
}

export const quote = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
export const label = ({ title }: FieldSchema) => `label={${quote(title)}}`
const levelOf = (level: number) => (level === 2 ? '' : ` level={${level}}`)
const fact =
  (shown: (value: string) => string, isThere: (value: string) => string): DrawnKind['draw'] =>
  (value, field) =>
    `{${isThere(value)} && <DrawnFact ${label(field)}>${shown(value)}</DrawnFact>}`

export const drawnKinds: Record<string, DrawnKind> = {
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

export function kindOf(field: FieldSchema): string {
  return field.$ref.replace('field:', '')
}
