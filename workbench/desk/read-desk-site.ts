/** Reads the document types and slices of all roots for the editor's forms. */
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import {
  findZone,
  listVariations,
  toDocumentFields,
  toFields,
  toVariationSchema,
  type Field,
} from '#compiler/read/to-fields.ts'
import { toVersionWord } from '#schemas/migration-types.ts'
import type { Schemas } from '#compiler/read/load-schemas.ts'
import type { SliceSchema } from '#schemas/schema-types.ts'
import { galleryPath } from '../gallery/index.ts'
import type { DeskSite, DeskSlice, DeskType } from './desk-types.ts'

/** @param repository - name, languages and experiments */
export function readDeskSite(
  roots: readonly string[],
  repository: Pick<DeskSite, 'name' | 'languages' | 'experiments'>,
): DeskSite {
  const schemas = loadSchemas(roots)
  return {
    name: repository.name,
    languages: repository.languages,
    experiments: repository.experiments,
    types: [...schemas.documents.keys()]
      .map((type) => toType(type, schemas))
      .sort((a, b) => (a.title < b.title ? -1 : 1)),
    slices: [...schemas.slices]
      .filter(([, { wiring }]) => !wiring.frame)
      .map(([type, { schema }]) => toSlice(type, schema, toSliceParts))
      .sort((a, b) => (a.title < b.title ? -1 : 1)),
  }

  function toSliceParts(schema: SliceSchema): SliceParts {
    const fields = toFields(schema, schemas).map((field) =>
      complete(field, ['heading2', 'heading3']),
    )
    return { fields, zone: findZone(fields)?.name }
  }

  /** With what the kind says where the field does not: its longest list, what its texts may hold. */
  function complete(field: Field, headings: string[]): Field {
    const { maxItems } = (schemas.fields.get(field.kind)?.schema ?? {}) as { maxItems?: number }
    const allow = field.editor.allow ?? allowed(field.kind, headings)
    return {
      ...field,
      schema: maxItems === undefined ? field.schema : { maxItems, ...field.schema },
      editor: allow ? { ...field.editor, allow } : field.editor,
      fields: field.fields?.map((inner) => complete(inner, headings)),
    }
  }

  function toType(type: string, source: Schemas): DeskType {
    const { schema } = source.documents.get(type)!
    const tabs = Map.groupBy(
      toDocumentFields(schema, source).map((field) => complete(field, ['heading1'])),
      // A zone has a tab of its own, in which pages are composed.
      ({ kind, title, editor }) => (kind === 'slice-zone' ? title : (editor.tab ?? 'Main')),
    )
    return {
      type,
      title: schema.title,
      description: schema.description,
      repeatable: schema['x-editor'].repeatable,
      isPage: schema['x-editor'].format !== 'custom',
      tabs: [...tabs].map(([name, fields]) => ({ name, fields })),
    }
  }
}

/** The allowed nodes, as in the models; see `compiler/generate/generate-models.ts`. */
function allowed(kind: string, headings: string[]): string[] | undefined {
  if (kind === 'title') return [...headings, 'strong', 'em']
  if (kind !== 'rich-text') return undefined
  return (
    'paragraph,strong,em,hyperlink,heading2,heading3,heading4,heading5,heading6,' +
    'list-item,o-list-item,image,embed,preformatted'
  ).split(',')
}

type SliceParts = Pick<DeskSlice, 'fields' | 'zone'>

function toSlice(
  type: string,
  schema: SliceSchema,
  toParts: (schema: SliceSchema) => SliceParts,
): DeskSlice {
  const own = listVariations(schema).flatMap((variation): [string, SliceParts][] => {
    const whole = toVariationSchema(schema, variation)
    return whole === schema ? [] : [[variation.id, toParts(whole)]]
  })
  return {
    type,
    title: schema.title,
    description: schema.description,
    version: toVersionWord(schema['x-version']),
    variations: Object.fromEntries(
      listVariations(schema).map(({ id, title, description }) => [id, description || title || id]),
    ),
    ...toParts(schema),
    own: Object.fromEntries(own),
    isOffered: schema['x-editor']?.offered !== false,
    picture: `${galleryPath}/${type}`,
  }
}
