import {
  filter,
  type BuildQueryURLArgs,
  type Client,
  type PrismicDocument,
} from '@prismicio/client'
import type { ChooseType, ContentFeed, RawDocument } from '#runtime'

interface FeedOptions {
  client: Client
  toDocument(document: PrismicDocument): RawDocument
  /** Every way the client fails as one of our errors. */
  guard<Answer>(read: () => Promise<Answer>): Promise<Answer>
  changedIds?: ContentFeed['changedIds']
  formerUids?: ContentFeed['formerUids']
}

const PAGE_SIZE = 100

/** The whole of a repository page by page, at one ref; in every language. */
export function createContentFeed({
  client,
  toDocument,
  guard,
  changedIds,
  formerUids,
}: FeedOptions): ContentFeed {
  const ask = (parameters: Partial<BuildQueryURLArgs>) =>
    guard(() => client.get({ lang: '*', pageSize: PAGE_SIZE, ...parameters }))

  async function* pages(parameters: Partial<BuildQueryURLArgs>, first = 1) {
    for (let page = first; ; page += 1) {
      const answer = await ask({ ...parameters, ...(page > 1 ? { page } : {}) })
      yield answer
      if (page >= answer.total_pages) return
    }
  }

  return {
    async count(ref) {
      return (await ask({ ref, pageSize: 1 })).total_results_size
    },
    /** The first page of every type tells how large it is: what is small is whole after that. */
    async *everything(ref, choose) {
      const types = Object.keys((await guard(() => client.getRepository())).types)
      const large: string[] = []
      for (const type of inTurn(types, choose)) {
        const filters = [filter.at('document.type', type)]
        const answer = await ask({ ref, filters })
        const isWhole = answer.total_pages <= 1
        if (!isWhole) large.push(type)
        yield { documents: answer.results.map(toDocument), ...(isWhole ? { completes: type } : {}) }
      }
      for (const type of inTurn(large, choose)) {
        const filters = [filter.at('document.type', type)]
        for await (const { page, total_pages: last, results } of pages({ ref, filters }, 2)) {
          const documents = results.map(toDocument)
          yield { documents, ...(page >= last ? { completes: type } : {}) }
        }
      }
    },
    async *since(ref, moment) {
      const filters = [filter.dateAfter('document.last_publication_date', Date.parse(moment))]
      for await (const { results } of pages({ ref, filters })) yield results.map(toDocument)
    },
    async *ids(ref) {
      // A field that no document has leaves the envelopes.
      const fetch = 'nothing.nothing'
      for await (const { results } of pages({ ref, fetch })) yield results.map(({ id }) => id)
    },
    ...(changedIds ? { changedIds } : {}),
    ...(formerUids ? { formerUids } : {}),
  }
}

/** Asks each time, because who waits for what changes meanwhile. */
function* inTurn(types: readonly string[], choose?: ChooseType): Generator<string> {
  const left = [...types]
  while (left.length > 0) {
    const at = Math.max(0, left.indexOf(choose?.(left) ?? ''))
    yield left.splice(at, 1)[0]!
  }
}
