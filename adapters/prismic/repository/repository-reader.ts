/** All documents of a repository, with the unmodified client. */
import { createClient, getRepositoryEndpoint, isRepositoryName } from '@prismicio/client'
import type { PrismicDocument } from '@prismicio/client'
import { RepositoryNameInvalid, siteError } from '#runtime/errors'
import { toSiteError } from '../to-site-error.ts'
import { createPatientFetch, type PatientFetchOptions } from './patient-fetch.ts'

export interface ReaderOptions extends Pick<PatientFetchOptions, 'timeoutMs' | 'sleep' | 'tell'> {
  repository: string
  /** Prismic's own when absent. */
  endpoint?: string
  accessToken?: string
}

export interface RepositoryReader {
  /** Asked for once. */
  languages(): Promise<{ id: string; name: string }[]>
  /**
   * Every document in every language.
   *
   * @param withDrafts - those of the migration release too, if the token may see it
   */
  all(withDrafts?: boolean): Promise<PrismicDocument[]>
}

/** Each call throws SiteError RepositoryUnavailable or ContentUnavailable and its kin. @throws RepositoryNameInvalid */
export function createRepositoryReader(options: ReaderOptions): RepositoryReader {
  const { repository, accessToken } = options
  if (!isRepositoryName(repository)) throw siteError(RepositoryNameInvalid, [repository])
  const endpoint = options.endpoint ?? getRepositoryEndpoint(repository)
  const send = createPatientFetch(options)
  const client = createClient(repository, {
    documentAPIEndpoint: endpoint,
    ...(accessToken !== undefined && { accessToken }),
    fetch: async (url, init) => send(url, (init ?? {}) as RequestInit, { what: 'its content' }),
  })
  const guard = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await read()
    } catch (error) {
      throw toSiteError(error, endpoint)
    }
  }
  return {
    languages: () =>
      guard(async () => {
        const { languages } = await client.getRepository()
        return languages.map(({ id, name }) => ({ id, name }))
      }),
    all: (withDrafts = false) =>
      guard(async () => {
        const { refs } = await client.getRepository()
        const release = refs.find(
          ({ label, isMasterRef }) => !isMasterRef && /migration/i.test(label),
        )
        const ref = withDrafts ? release?.ref : undefined
        const documents: PrismicDocument[] = []
        // Page by page and one at a time; the client's own way to get all pauses in between.
        for (let page = 1; ; page += 1) {
          const query = { lang: '*', page, pageSize: 100, ...(ref === undefined ? {} : { ref }) }
          const { results, total_pages } = await client.get(query)
          documents.push(...results)
          if (page >= total_pages) return documents
        }
      }),
  }
}
