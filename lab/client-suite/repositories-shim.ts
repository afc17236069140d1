/**
 * Stands in for `@prismicio/e2e-tests-utils`, with which the suite makes a repository in the vendor's cloud: the
 * same calls, answered by the embedded service. The Vitest of the suite loads it; it imports nothing of ours.
 */
const { CLIENT_SUITE_SERVER: server = '' } = process.env

interface Ref {
  id: string
  ref: string
  isMasterRef?: boolean
}

interface Query {
  ref?: string
  lang?: string
  routes?: string
}

export function createRepositoriesManager() {
  return {
    async createRepository(settings: { prefix: string }) {
      await manage('createRepository', settings)
      return toManager(settings.prefix)
    },
    getRepositoryManager: toManager,
    getUserApiToken: () => manage('writeToken'),
    tearDown: async () => {},
  }
}

function toManager(name: string) {
  return {
    name,
    getBaseCdnURL: () => `https://${name}.cdn.prismic.io`,
    getContentApiClient: () => toContentClient(name),
    createContentAPIToken: async () => 'access-token',
    createRelease: (label: string) => manage('createRelease', label),
    createDocument: (document: object) => manage('createDocument', document),
    publishRelease: (id: string) => manage('publishRelease', id),
    getMigrationRelease: () => manage('migrationRelease'),
    getDocuments: (filters: object) => manage('documents', filters),
    getDocumentData: (version: string) => manage('documentData', version),
    getAssetApiClient: () => ({ search: () => manage('assets') }),
  }
}

function toContentClient(name: string) {
  const get = async (path: string) =>
    readAnswer(
      await fetch(`${server}${path}`, { headers: { 'x-vendor-host': `${name}.cdn.prismic.io` } }),
    )
  const getRefs = async () => ((await get('/api/v2')) as { refs: Ref[] }).refs
  const findRef = async (isWanted: (ref: Ref) => boolean) => (await getRefs()).find(isWanted)?.ref
  const getMasterRef = () => findRef(({ isMasterRef }) => isMasterRef === true)
  return {
    getAsJson: get,
    getRefs,
    getMasterRef,
    getRefByReleaseID: (id: string) => findRef((ref) => ref.id === id),
    async getDocumentByID(id: string, { ref, ...query }: Query) {
      const q = `[[at(document.id, "${id}")]]`
      const given = { q, ref: ref ?? (await getMasterRef()) ?? '', ...query }
      const search = new URLSearchParams(Object.entries(given).filter(([, value]) => value))
      const { results } = (await get(`/api/v2/documents/search?${search}`)) as {
        results: unknown[]
      }
      return results[0]
    },
  }
}

async function manage(name: string, argument?: unknown): Promise<unknown> {
  const body = JSON.stringify(argument ?? null)
  return readAnswer(await fetch(`${server}/manage/${name}`, { method: 'POST', body }))
}

async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}
