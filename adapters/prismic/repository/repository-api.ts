/**
 * The Custom Types, Migration and Asset APIs of a repository, as commands use them. The vendor's
 * client sends the same requests, but only as one run that cannot be taken up again, with a pause
 * that cannot be changed (docs/decisions/0047-content-in-and-out.md).
 */
import { createHash } from 'node:crypto'
import { siteError, type SiteError } from '#runtime/errors'
import { writePaths } from '../service/index.ts'
import type { JsonObject } from '../service/index.ts'
import { createPatientFetch, readReason } from './patient-fetch.ts'
import type { PatientFetchOptions } from './patient-fetch.ts'
import { RepositoryAnswerInvalid, WriteNotTaken, WriteTokenRefused } from './repository-errors.ts'

export interface RepositoryAccess {
  repository: string
  token: string
  /** Origin of an embedded service; Prismic's own hosts when absent. */
  endpoint?: string
}

export interface RepositoryApiOptions extends RepositoryAccess, PatientFetchOptions {}

export type ModelKind = 'customtypes' | 'slices'

export interface RemoteModel extends JsonObject {
  id: string
}

export interface RemoteAsset {
  id: string
  url: string
  filename: string
  size: number
  notes?: string
}

export interface RemoteDocument {
  title?: string
  type: string
  uid?: string
  lang: string
  alternate_language_id?: string
  tags: string[]
  data: JsonObject
}

export interface UploadedFile {
  /** Without folders. */
  filename: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
  notes: string
}

export type RepositoryApi = ReturnType<typeof createRepositoryApi>

const prismicHosts = {
  customTypes: 'https://customtypes.prismic.io',
  migration: 'https://migration.prismic.io',
  assets: 'https://asset-api.prismic.io',
  screenshots: 'https://api.internal.prismic.io/screenshot',
}
/** What Prismic's own client leaves between two writes; one a second is allowed. */
const PRISMIC_PAUSE_MS = 1500
const PAGE_SIZE = 100

interface SignedForm {
  values: { url: string; fields: Record<string, string> }
  imgixEndpoint: string
}

interface Call {
  method?: 'POST' | 'PUT' | 'DELETE'
  body?: JsonObject | FormData
  /** For messages: `the document "home"`. */
  what: string
  /** Sent twice it would be there twice. */
  isOnce?: boolean
}

/** Each call throws SiteError WriteTokenRefused, WriteNotTaken, RepositoryUnavailable. */
export function createRepositoryApi(options: RepositoryApiOptions) {
  const { repository, token, endpoint } = options
  const hosts =
    endpoint === undefined
      ? prismicHosts
      : {
          customTypes: endpoint + writePaths.customTypes,
          migration: endpoint + writePaths.migration,
          assets: endpoint + writePaths.assets,
          screenshots: endpoint + writePaths.screenshots,
        }
  const send = createPatientFetch(options, endpoint === undefined ? PRISMIC_PAUSE_MS : 0)

  async function request(
    url: string,
    { method, body, what, isOnce = false }: Call,
  ): Promise<Response> {
    const isJson = body !== undefined && !(body instanceof FormData)
    const init = {
      method: method ?? 'GET',
      headers: {
        repository,
        authorization: `Bearer ${token}`,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    }
    const response = await send(url, init, { what, isOnce })
    // What is to be gone is gone, if only since the first try.
    const isGone = method === 'DELETE' && response.status === 404
    if (response.ok || isGone) return response
    throw await toRefusal(response, what, `${init.method} ${url}`)
  }

  async function toRefusal(response: Response, what: string, name: string): Promise<SiteError> {
    const { status } = response
    const reason = await readReason(response)
    return status === 401 || status === 403
      ? siteError(WriteTokenRefused, [repository, name, status, reason])
      : siteError(WriteNotTaken, [what, name, status, reason])
  }

  /** @throws SiteError RepositoryAnswerInvalid */
  async function requestJson<Answer>(url: string, call: Call): Promise<Answer> {
    const response = await request(url, call)
    try {
      return (await response.json()) as Answer
    } catch (error) {
      const name = `${call.method ?? 'GET'} ${url}`
      throw siteError(RepositoryAnswerInvalid, [name], { cause: error })
    }
  }

  return {
    repository,
    /** Whether pictures and files may be named by an address of elsewhere: the embedded service lets them. */
    takesAddresses: endpoint !== undefined,
    /** Names the repository among others, for files. */
    key: [repository, ...(endpoint === undefined ? [] : [new URL(endpoint).host])]
      .join('@')
      .replaceAll(/[^\w@.-]/g, '-'),
    listModels: (kind: ModelKind) =>
      requestJson<RemoteModel[]>(`${hosts.customTypes}/${kind}`, { what: `its ${kind}` }),
    async insertModel(kind: ModelKind, model: RemoteModel): Promise<void> {
      const what = `the model "${model.id}"`
      await request(`${hosts.customTypes}/${kind}/insert`, { method: 'POST', body: model, what })
    },
    async updateModel(kind: ModelKind, model: RemoteModel): Promise<void> {
      const what = `the model "${model.id}"`
      await request(`${hosts.customTypes}/${kind}/update`, { method: 'POST', body: model, what })
    },
    async removeModel(kind: ModelKind, id: string): Promise<void> {
      const what = `the removal of the model "${id}"`
      await request(`${hosts.customTypes}/${kind}/${id}`, { method: 'DELETE', what })
    },

    /**
     * Puts a picture where slices have theirs, as Prismic's own command line does: a form that the screenshot service
     * has signed. The same picture has the same address.
     *
     * @param known - its present address; nothing is sent when it is that of this picture
     * @returns what `imageUrl` of the variation becomes
     */
    async uploadScreenshot(
      slice: string,
      variation: string,
      png: Uint8Array<ArrayBuffer>,
      known: string,
    ): Promise<string> {
      const digest = createHash('sha1').update(png).digest('hex')
      const key = `${repository}/shared-slices/${slice}/${variation}/${digest}.png`
      if (known.includes(key)) return known
      const what = `the picture of ${slice}/${variation}`
      const query = new URLSearchParams({ repository })
      const { values, imgixEndpoint } = await requestJson<SignedForm>(
        `${hosts.screenshots}/presigned-url?${query}`,
        { what },
      )
      const form = new FormData()
      for (const [name, value] of Object.entries(values.fields)) form.append(name, value)
      form.set('key', key)
      form.set('Content-Type', 'image/png')
      // What stands behind the file is not read.
      form.set('file', new File([png], 'preview.png', { type: 'image/png' }))
      // To another host, which is not to see the token.
      const init = { method: 'POST', body: form }
      const response = await send(values.url, init, { what })
      if (!response.ok) throw await toRefusal(response, what, `POST ${values.url}`)
      return `${imgixEndpoint.replace(/\/$/, '')}/${key}?auto=compress,format`
    },

    async listAssets(): Promise<RemoteAsset[]> {
      const assets: RemoteAsset[] = []
      for (let cursor: string | undefined; ;) {
        const query = new URLSearchParams({
          pageSize: String(PAGE_SIZE),
          ...(cursor && { cursor }),
        })
        const page = await requestJson<{ items: RemoteAsset[]; cursor?: string }>(
          `${hosts.assets}/assets?${query}`,
          { what: 'its assets' },
        )
        assets.push(...page.items)
        if (page.cursor === undefined || page.items.length === 0) return assets
        cursor = page.cursor
      }
    },
    uploadAsset({ filename, type, bytes, notes }: UploadedFile): Promise<RemoteAsset> {
      const body = new FormData()
      body.append('file', new File([bytes], filename, { type }))
      body.append('notes', notes)
      const what = `the file "${notes}"`
      const call: Call = { method: 'POST', body, what, isOnce: true }
      return requestJson(`${hosts.assets}/assets`, call)
    },

    async createDocument(document: RemoteDocument): Promise<string> {
      const { type, lang, uid, title } = document
      const what = `the ${type} "${uid ?? title ?? ''}" (${lang})`
      const body = document as unknown as JsonObject
      const call: Call = { method: 'POST', body, what, isOnce: true }
      const { id } = await requestJson<{ id: string }>(`${hosts.migration}/documents`, call)
      return id
    },
    async updateDocument(
      id: string,
      document: Pick<RemoteDocument, 'title' | 'uid' | 'tags' | 'data'>,
      what: string,
    ): Promise<void> {
      const body = document as unknown as JsonObject
      await request(`${hosts.migration}/documents/${id}`, { method: 'PUT', body, what })
    },
    /** Whether it can delete documents and files: Prismic's APIs cannot, or do not say that they can. */
    deletes: endpoint !== undefined,
    /** With its draft. Only where `deletes`. */
    async removeDocument(id: string): Promise<void> {
      const what = `the removal of the document ${id}`
      await request(`${hosts.migration}/documents/${id}`, { method: 'DELETE', what })
    },
    /** Only where `deletes`. */
    async removeAsset(id: string): Promise<void> {
      const what = `the removal of the file ${id}`
      await request(`${hosts.assets}/assets/${id}`, { method: 'DELETE', what })
    },
    async publish(): Promise<number> {
      const call: Call = { method: 'POST', body: {}, what: 'the migration release' }
      const url = `${hosts.migration}/migration-release/publish`
      return (await requestJson<{ totalItems: number }>(url, call)).totalItems
    },
  }
}
