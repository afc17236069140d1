import { expect, it } from 'vitest'
import { loadEveryKind, everyKind } from './testing/every-kind.ts'
import { generateDocumentData, generateSliceFields } from './generate-types.ts'

it('gives every field kind the type components receive', () => {
  const text = generateSliceFields(loadEveryKind())
  expect(text.slice(text.indexOf('export interface EveryThingContentRelationshipLinked')))
    .toMatchInlineSnapshot(`
    "export interface EveryThingContentRelationshipLinked {
      title: RichText
      number?: number
    }

    export interface EveryThingGroupItem {
      label: string
      inner?: Link
    }

    /** A field of every kind. */
    export interface EveryThingFields {
      boolean?: boolean
      color?: string
      content_relationship?: Related<EveryThingContentRelationshipLinked>
      cta?: Cta[]
      date?: string
      embed?: Embed
      geo_point?: GeoPoint
      group?: EveryThingGroupItem[]
      image?: Image
      integration?: Record<string, unknown>
      /** One line. */
      key_text?: string
      link?: Link
      links?: Link[]
      media_link?: MediaLink
      number?: number
      rich_text?: RichText
      select?: 'light' | 'it\\'s dark'
      table?: Table
      timestamp?: string
      title: RichText
    }
    "
  `)
})

it('imports the resolved types it uses, and no others', () => {
  const imports = /import type \{([^}]*)\} from '(.*)'/.exec(generateSliceFields(loadEveryKind()))
  expect(imports?.[2]).toBe('#runtime/slice')
  expect(
    imports?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ).toEqual([
    'Cta',
    'Embed',
    'GeoPoint',
    'Image',
    'Link',
    'MediaLink',
    'Related',
    'RichText',
    'Table',
  ])
})

it('gives every field kind its raw type in documents; the uid is not part of the data', () => {
  const text = generateDocumentData(loadEveryKind())
  for (const name of Object.keys(everyKind)) {
    if (name === 'uid') expect(text).not.toContain('uid')
    else expect(text).toMatch(new RegExp(`^  ${name}\\??: `, 'm'))
  }
  expect(text).toContain('  slice_zone?: RawSlice[]\n')
  expect(text).toContain('export interface DocumentData {\n  everything: EverythingData\n}')
})
