import { jsonAnswer } from './api-answers.ts'
import type { StoredDocument } from './content-files.ts'
import { FIXED_DATE, type ContentState } from './content-state.ts'
import { ParameterRefused } from './parameter-refused.ts'
import { parseGraphQuery, type Selection } from './parse-graph-query.ts'
import type { Json, JsonObject } from './parse-json.ts'

/**
 * The answer of `/graphql`, as far as documents can be told without models: `_allDocuments`, without arguments, with
 * what every document has. Every other query gets an error that says so, as GraphQL words it.
 */
export function answerGraphQL(url: URL, state: ContentState): Response {
  try {
    const query = parseGraphQuery(url.searchParams.get('query') ?? '')
    return jsonAnswer({ data: select(query, { _allDocuments: () => toConnection(state) }) })
  } catch (error) {
    if (!(error instanceof ParameterRefused)) throw error
    return jsonAnswer({ data: null, errors: [{ message: error.message }] }, 400)
  }
}

type Source = { [name: string]: Json | Source[] | (() => Source) }

/** @throws ParameterRefused for a field that the service does not have */
function select({ fields, unions, hasAll }: Selection, source: Source): JsonObject {
  if (unions.size > 0 || hasAll) throw refuse('Fragments')
  return Object.fromEntries(
    [...fields].map(([name, nested]) => {
      const value = Object.hasOwn(source, name) ? source[name] : undefined
      if (value === undefined) throw refuse(`The field "${name}"`)
      return [name, nested ? descend(value, nested, name) : (value as Json)]
    }),
  )
}

function descend(value: Source[string], nested: Selection, name: string): Json {
  if (typeof value === 'function') return select(nested, value())
  if (Array.isArray(value)) return value.map((item) => select(nested, item as Source))
  throw refuse(`A part of "${name}"`)
}

function refuse(what: string): ParameterRefused {
  return new ParameterRefused(
    `${what} is beyond the embedded content service, which answers _allDocuments { totalCount edges { node { _meta } } }. Query the REST API.`,
  )
}

function toConnection({ documents }: ContentState): Source {
  return {
    totalCount: documents.length,
    edges: documents.map((document) => ({ node: () => ({ _meta: () => toMeta(document) }) })),
  }
}

function toMeta({ id, uid, type, lang, tags, ...dates }: StoredDocument): Source {
  const { first_publication_date: first, last_publication_date: last } = dates
  return {
    id,
    uid,
    type,
    lang,
    tags,
    firstPublicationDate: first === undefined ? FIXED_DATE : first,
    lastPublicationDate: last === undefined ? FIXED_DATE : last,
  }
}
