import type { ContentSource, RawDocument } from '../../model/ports/content-source.ts'
import type { Attributes, Tracer } from '../../model/ports/tracer.ts'

/** Most ids of an answer's documents in a span. */
const mostIds = 20

/** A content source whose reads are spans with the ids of the documents returned. */
export function traceSource(source: ContentSource, tracer: Tracer): ContentSource {
  const read = <Answer>(
    name: string,
    attributes: Attributes,
    run: () => Promise<Answer>,
    listIds: (answer: Answer) => string[],
  ): Promise<Answer> =>
    tracer.span(`content ${name}`, attributes, async (span) => {
      const answer = await run()
      const ids = listIds(answer)
      span.set({ 'document.ids': ids.slice(0, mostIds), 'document.count': ids.length })
      return answer
    })
  const one = ({ id }: RawDocument) => [id]
  const many = (documents: readonly Pick<RawDocument, 'id'>[]) => documents.map(({ id }) => id)
  const { digests } = source
  return {
    ...source,
    single: (type, query) =>
      read('single', toAttributes(type, query.lang), () => source.single(type, query), one),
    byUid: (type, uid, query) =>
      read(
        'byUid',
        { ...toAttributes(type, query.lang), 'document.uid': uid },
        () => source.byUid(type, uid, query),
        one,
      ),
    byIds: (ids, query) => read('byIds', {}, () => source.byIds(ids, query), many),
    all: (type, query) =>
      read('all', toAttributes(type, query.lang), () => source.all(type, query), many),
    ...(digests && {
      digests: (type: string, lang: string) =>
        read(
          'digests',
          toAttributes(type, lang),
          () => digests(type, lang),
          (answer) => many(answer.map(({ document }) => document)),
        ),
    }),
  }
}

function toAttributes(type: string, lang: string): Attributes {
  return { 'document.type': type, 'document.lang': lang }
}
