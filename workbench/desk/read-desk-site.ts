/** Reads the document types and slices of all roots for the editor's forms. */
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { findZone, toDocumentFields, toFields, type Field } from '#compiler/read/to-fields.ts'
import { toVersionWord } from '#schemas/migration-types.ts'
import type { Schemas } from '#compiler/read/load-schemas.ts'
import { galleryPath } from '../gallery/index.ts'
import type { DeskLanguage, DeskSite, DeskSlice, DeskType } from './desk-types.ts'

/** @param repository - name and languages */
export function readDeskSite(
  roots: readonly string[],
  repository: { name: string; languages: DeskLanguage[] },
): DeskSite {
  const schemas = loadSchemas(roots)
  return {
    name: repository.name,
    languages: repository.languages,
    types: [...schemas.documents.keys()]
      .map((type) => toType(type, schemas))
      .sort((a, b) => (a.title < b.title ? -1 : 1)),
    slices: [...schemas.slices]
      .filter(([, { wiring }]) => !wiring.frame)
      .map(([type, { schema }]) =>
        toSlice(
          type,
          toFields(schema, schemas).map((field) => complete(field, ['heading2', 'heading3'])),
          schema,
        ),
      )
      .sort((a, b) => (a.title < b.title ? -1 : 1)),
  }

  /** Adds the defaults of the field's kind: the longest list, and what its texts may contain. */
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

interface SliceSchema {
  title: string
  description: string
  'x-version': number
  'x-variations': Record<string, string>
}

function toSlice(type: string, fields: Field[], schema: SliceSchema): DeskSlice {
  const zone = findZone(fields)?.name
  return {
    type,
    title: schema.title,
    description: schema.description,
    version: toVersionWord(schema['x-version']),
    variations: schema['x-variations'],
    fields,
    zone,
    picture: `${galleryPath}/${type}`,
  }
}
