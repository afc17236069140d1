import { expect, it } from 'vitest'
import { loadEveryKind } from '../testing/every-kind.ts'
import { generateSliceFields } from './generate-types.ts'

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
