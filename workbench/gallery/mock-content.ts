/**
 * Content for mocks that does not depend on publications: documents that slices share, list or link
 * to, filled as their schemas allow.
 */
import type { ContentSource, RawDocument } from '../../runtime/model/ports/content-source.ts'
import { DocumentMissing } from '../../runtime/model/errors/content-errors.ts'
import { siteError } from '../../runtime/model/errors/site-error.ts'
import { buildMocks } from '#compiler/generate/generate-mocks.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import type { Site } from '../../runtime/model/site.ts'
import type { GalleryEntry } from './gallery-entry.ts'

/** Has one document of each type in every language, and those that mocks link to. */
export function createMockContent(
  entries: readonly GalleryEntry[],
  roots: readonly string[],
  { config, forms }: Site,
): ContentSource {
  const documents = [...buildMocks(loadSchemas(roots)).documents.values()].map(
    ({ full }): RawDocument & { data: object } => ({
      ...(full as unknown as RawDocument),
      isBroken: false,
      // A hidden document would appear in no list.
      data:
        full.type === config.forms?.texts ? toFormTexts(forms) : { ...full.data, is_hidden: false },
    }),
  )
  const linked = findLinks(entries.map(({ mocks }) => mocks)).flatMap(({ id, type, uid }) => {
    const document = documents.find((candidate) => candidate.type === type)
    // Their own sections are not shown.
    return document
      ? [{ ...document, id, uid: uid ?? null, data: { ...document.data, body: [] } }]
      : []
  })
  const all = [...linked, ...documents]
  const find = (type: string, lang: string, uid?: string): RawDocument => {
    const found = all.find((one) => one.type === type && (uid === undefined || one.uid === uid))
    if (!found)
      throw siteError(DocumentMissing, uid === undefined ? [type, lang] : [type, lang, uid])
    return { ...found, lang }
  }
  return {
    repository: { name: 'mocks', editorUrl: (id) => `#${id}` },
    ref: async () => 'mocks',
    single: async (type, { lang }) => find(type, lang),
    byUid: async (type, uid, { lang }) => find(type, lang, uid),
    byIds: async (ids, { lang } = {}) =>
      ids.flatMap((id) => {
        const found = all.find((one) => one.id === id)
        return found ? [{ ...found, ...(lang !== undefined && { lang }) }] : []
      }),
    all: async (type, { lang }) =>
      all.filter((one) => one.type === type).map((one) => ({ ...one, lang })),
  }
}

/** Texts for all fields of all forms, which the schema of the texts does not know. */
function toFormTexts(forms: Site['forms']): object {
  const steps = [...forms].flatMap(([form, { steps }]) => steps.map((step) => ({ form, ...step })))
  const fields = steps.flatMap((step) => step.fields)
  return {
    fields: fields.map(({ name }) => ({ name, label: toWords(name) })),
    options: fields.flatMap(({ name, options = [] }) =>
      options.map((value) => ({ field: name, value, label: toWords(value) })),
    ),
    steps: steps.flatMap(({ form, name }) =>
      name === undefined ? [] : [{ name: `${form}.${name}`, title: toWords(name) }],
    ),
  }
}

/** Turns `firstName` into `First name`. */
function toWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface Link {
  id: string
  type: string
  uid?: string | null
}

function findLinks(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return []
  const { link_type, id } = value as { link_type?: string; id?: string }
  if (link_type === 'Document' && id !== undefined) return [value as Link]
  return Object.values(value).flatMap(findLinks)
}
