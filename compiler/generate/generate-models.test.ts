import {
  DynamicCustomTypeModelSchema,
  SharedSliceModelSchema,
} from '@prismicio/types-internal/zod4'
import { describe, expect, it } from 'vitest'
import { everyKind, loadEveryKind } from '../testing/every-kind.ts'
import { buildModels } from './generate-models.ts'
import { loadSchemas } from '../read/load-schemas.ts'
import { repositoryRoot } from '../read/roots.ts'

/** Turns on Prismic's checks of ids and duplicates. */
const strict = { schema: '@prismicio/types-internal@4.5.0' }

const models = buildModels(loadSchemas([repositoryRoot]))

describe('[PAGEBUILDER-11] models', () => {
  it.each([...models.customTypes])('of the type %s are accepted by Prismic', (_, model) => {
    const result = DynamicCustomTypeModelSchema.safeParse({ ...strict, ...model })
    expect(result.error?.issues).toBeUndefined()
  })

  it.each([...models.sharedSlices])('of the slice %s are accepted by Prismic', (_, model) => {
    const result = SharedSliceModelSchema.safeParse({ ...strict, ...model })
    expect(result.error?.issues).toBeUndefined()
  })

  it('would be refused with two fields of one name in different tabs', () => {
    const twice = { uid: { type: 'UID', config: { label: 'UID' } } }
    const model = { ...models.customTypes.get('form_page'), json: { Main: twice, Other: twice } }
    expect(DynamicCustomTypeModelSchema.safeParse({ ...strict, ...model }).success).toBe(false)
  })

  it('offer slices in zones, but none of the page frame', () => {
    expect([...models.sharedSlices.keys()]).toContain('hero')
    expect([...models.sharedSlices.keys()]).not.toContain('footer')
    const zone = models.customTypes.get('home_page')?.json['Main']?.['body']?.config?.['choices']
    expect(Object.keys(zone as object)).toEqual([...models.sharedSlices.keys()])
  })

  it('put the fields for search and sharing into a tab of their own', () => {
    const tabs = models.customTypes.get('landing_page')?.json
    expect(Object.keys(tabs ?? {})).toEqual(['Main', 'Search and sharing'])
    expect(Object.keys(tabs?.['Main'] ?? {})[0]).toBe('uid')
  })

  it('let an own field replace that of a mixin', () => {
    expect(models.customTypes.get('landing_page')?.json['Main']?.['category']).toMatchObject({
      type: 'Select',
      config: { options: ['landing-page', 'product', 'solution', 'use-case'] },
    })
  })
})

/** Field kind to Prismic's type. `Link` is qualified by what may be selected. */
const prismicTypes: Record<string, string> = {
  boolean: 'Boolean',
  color: 'Color',
  'content-relationship': 'Link document',
  cta: 'Group',
  date: 'Date',
  embed: 'Embed',
  'geo-point': 'GeoPoint',
  group: 'Group',
  image: 'Image',
  integration: 'IntegrationFields',
  'key-text': 'Text',
  link: 'Link',
  links: 'Link repeat',
  'media-link': 'Link media',
  number: 'Number',
  'rich-text': 'StructuredText multi',
  select: 'Select',
  'slice-zone': 'Slices',
  table: 'Table',
  timestamp: 'Timestamp',
  title: 'StructuredText single',
  uid: 'UID',
}

describe('[PAGEBUILDER-11] field kinds', () => {
  it('each have a model, and each field type of Prismic a kind', () => {
    const schemas = loadEveryKind()
    const { Main, Tables } = buildModels(schemas).customTypes.get('everything')!.json
    const found = Object.entries({ ...Main, ...Tables }).map(([name, { type, config = {} }]) => {
      const detail =
        config['select'] ??
        (type === 'Link' && config['repeat'] ? 'repeat' : undefined) ??
        ['single', 'multi'].find((extent) => extent in config)
      return [
        everyKind[name]?.$ref.slice('field:'.length),
        detail ? `${type} ${String(detail)}` : type,
      ]
    })
    expect(Object.fromEntries(found)).toEqual(prismicTypes)
    expect([...schemas.fields.keys()].sort()).toEqual(Object.keys(prismicTypes).sort())
    // Prismic's `Range` and `Separator` are relics its editor no longer offers.
    expect(new Set(Object.values(prismicTypes).map((type) => type.split(' ')[0]))).toEqual(
      new Set([
        'Boolean',
        'Color',
        'Date',
        'Embed',
        'GeoPoint',
        'Group',
        'Image',
        'IntegrationFields',
        'Link',
        'Number',
        'Select',
        'Slices',
        'StructuredText',
        'Table',
        'Text',
        'Timestamp',
        'UID',
      ]),
    )
  })

  it('keep what the model language can say of limits and choices', () => {
    const { Main } = buildModels(loadEveryKind()).customTypes.get('everything')!.json
    expect(Main).toMatchObject({
      number: { config: { min: 1, max: 5, step: 0.5 } },
      select: { config: { options: ['light', "it's dark"], default_value: 'light' } },
      image: {
        config: { constraint: { width: 1200 }, thumbnails: [{ name: 'mobile', width: 400 }] },
      },
      integration: { config: { catalog: 'plans' } },
      content_relationship: {
        config: { customtypes: [{ id: 'everything', fields: ['number', 'title'] }] },
      },
    })
  })

  it('are accepted by Prismic, one and all', () => {
    const { customTypes, sharedSlices } = buildModels(loadEveryKind())
    const type = DynamicCustomTypeModelSchema.safeParse({
      ...strict,
      ...customTypes.get('everything'),
    })
    const slice = SharedSliceModelSchema.safeParse({
      ...strict,
      ...sharedSlices.get('every_thing'),
    })
    expect([type.error?.issues, slice.error?.issues]).toEqual([undefined, undefined])
  })
})
