/** A document type with one field of every kind, for tests that must miss none. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { loadSchemas, type Schemas } from '../read/load-schemas.ts'
import type { FieldSchema, FieldsSchema } from '../../schemas/schema-types.ts'

const field = (kind: string, more: Partial<FieldSchema> = {}): FieldSchema => ({
  $ref: `field:${kind}`,
  title: kind,
  ...more,
})

export const everyKind: Record<string, FieldSchema> = {
  uid: field('uid'),
  boolean: field('boolean'),
  color: field('color'),
  content_relationship: field('content-relationship', {
    'x-editor': { types: ['everything'], links: ['everything.title', 'everything.number'] },
  }),
  cta: field('cta', { maxItems: 2 }),
  date: field('date'),
  embed: field('embed'),
  geo_point: field('geo-point'),
  group: field('group', {
    items: { required: ['label'], properties: { label: field('key-text'), inner: field('link') } },
  }),
  image: field('image', {
    'x-editor': { constraint: { width: 1200 }, thumbnails: [{ name: 'mobile', width: 400 }] },
  }),
  integration: field('integration', { 'x-editor': { catalog: 'plans' } }),
  key_text: field('key-text', { description: 'One line.', maxLength: 10 }),
  link: field('link'),
  links: field('links'),
  media_link: field('media-link'),
  number: field('number', { minimum: 1, maximum: 5, multipleOf: 0.5 }),
  rich_text: field('rich-text'),
  select: field('select', { enum: ['light', "it's dark"], 'x-editor': { default: 'light' } }),
  slice_zone: field('slice-zone'),
  table: field('table', { 'x-editor': { tab: 'Tables' } }),
  timestamp: field('timestamp'),
  title: field('title'),
}

/** The type `everything`, the slice `everything` without zone and uid, and the frame slice `bar`. */
export function loadEveryKind(): Schemas {
  const root = mkdtempSync(join(tmpdir(), 'kinds-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (path: string, json: object) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(json))
  }
  const { uid: _uid, slice_zone: _zone, ...inSlice } = everyKind
  const describe = (id: string, schema: FieldsSchema) => ({
    $id: id,
    title: 'Everything',
    description: 'A field of every kind.',
    'x-version': 2,
    type: 'object',
    ...schema,
  })
  write('schemas/documents/everything.schema.json', {
    ...describe('document:everything', { required: ['title'], properties: everyKind }),
    'x-editor': { repeatable: true, format: 'page' },
  })
  write('slice-registry/slices/every-thing/schema.json', {
    ...describe('slice:every_thing', { required: ['title'], properties: inSlice }),
    'x-variations': { default: 'Plain.', withPicture: 'With a picture.' },
  })
  write('slice-registry/slices/bar/schema.json', {
    ...describe('slice:bar', { properties: { label: field('key-text') } }),
    'x-variations': { default: 'The only variation.' },
  })
  write('slice-registry/slices/bar/wiring.json', { frame: true, machine: 'bar', messages: ['a.b'] })
  return loadSchemas([root])
}
