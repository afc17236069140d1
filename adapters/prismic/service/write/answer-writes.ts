/** The Custom Types, Migration and Asset APIs over HTTP, each with the errors of its own. */
import { isSameSecret } from '#runtime/secrets'
import { jsonAnswer } from '../api-answers.ts'
import { answerAssets } from './answer-assets.ts'
import type { ModelKind } from './model-library.ts'
import type { RepositoryWriter, WriteOptions } from './repository-writer.ts'
import { readBody, type Call } from './write-call.ts'
import { WriteRefused } from './write-refused.ts'

/** Where each API stands beside the Content API. */
export const writePaths = {
  customTypes: '/custom-types-api',
  migration: '/migration-api',
  assets: '/asset-api',
  screenshots: '/screenshot-api',
} as const

type ApiName = keyof typeof writePaths

/** How each API words a refusal. */
const errorAnswers: Record<ApiName, (refused: WriteRefused) => Response> = {
  customTypes: ({ status, message }) =>
    status === 403 ? jsonAnswer({ message }, status) : textAnswer(message, status),
  migration: ({ status, message, details }) =>
    jsonAnswer({ message, ...(details.length > 0 ? { details } : {}) }, status),
  assets: ({ status, message }) => jsonAnswer({ error: message }, status),
  screenshots: ({ status, message }) => jsonAnswer({ message }, status),
}

/**
 * @param repository - its name, which callers show as the header `repository`
 * @param assetBase - where assets are; `<origin of the request>/assets` unless it is a whole address
 */
export function createWriteApis(
  writer: RepositoryWriter,
  { token, writesPerSecond }: WriteOptions,
  repository: () => string,
  assetBase?: string,
) {
  let busyUntil = 0
  // A path is one of the pages' own host, where this service gives out nothing.
  const hasWholeBase = assetBase !== undefined && URL.canParse(assetBase)

  /** @throws WriteRefused 401, 403 */
  function authorize(request: Request): void {
    const shown = request.headers.get('authorization') ?? ''
    if (!isSameSecret(shown, `Bearer ${token}`)) {
      throw new WriteRefused(401, 'The write token is missing or not valid')
    }
    const name = request.headers.get('repository')
    if (name !== repository()) {
      throw new WriteRefused(403, `The token gives no access to the repository ${name}`)
    }
  }

  function isTooSoon(method: string): boolean {
    if (writesPerSecond === undefined || method === 'GET') return false
    const now = performance.now()
    if (now < busyUntil) return true
    busyUntil = now + 1000 / writesPerSecond
    return false
  }

  const apis: Record<ApiName, (call: Call) => Promise<Response | undefined>> = {
    customTypes: (call) => answerModels(call, writer),
    migration: (call) => answerMigration(call, writer),
    assets: (call) =>
      answerAssets(call, writer, hasWholeBase ? assetBase : `${call.url.origin}/assets`),
    screenshots: (call) => answerScreenshots(call, writer, repository()),
  }

  return {
    /** Undefined for what belongs to none of them. */
    async answer(request: Request): Promise<Response | undefined> {
      const url = new URL(request.url)
      const name = (Object.keys(writePaths) as ApiName[]).find((api) =>
        url.pathname.startsWith(`${writePaths[api]}/`),
      )
      if (name === undefined) return undefined
      const { method } = request
      const words = url.pathname
        .slice(writePaths[name].length + 1)
        .split('/')
        .map(decodeURIComponent)
      try {
        // A signed form is its own authority.
        if (!isSignedForm(words, writer)) authorize(request)
        if (isTooSoon(method)) return tooManyRequests(name)
        const answer = await apis[name]({ method, words, url, request })
        if (answer) return answer
        throw new WriteRefused(404, `There is nothing at ${method} ${url.pathname}`)
      } catch (error) {
        return errorAnswers[name](toRefusal(error))
      }
    },
  }
}

function tooManyRequests(name: ApiName): Response {
  const answer = errorAnswers[name](new WriteRefused(429, 'Too many requests'))
  answer.headers.set('retry-after', '1')
  return answer
}

/** What the disk refuses is told; everything else is a fault of the service. */
function toRefusal(error: unknown): WriteRefused {
  if (error instanceof WriteRefused) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new WriteRefused(507, 'The disk of the content service is full; nothing was changed')
  }
  return new WriteRefused(500, message)
}

function textAnswer(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

async function answerModels(
  { method, words, request }: Call,
  { models }: RepositoryWriter,
): Promise<Response | undefined> {
  const [kind, word] = words as [ModelKind, string | undefined]
  if (kind !== 'customtypes' && kind !== 'slices') return undefined
  if (method === 'GET' && word === undefined) return jsonAnswer(models.list(kind))
  if (word === undefined) return undefined
  if (method === 'GET') {
    const model = models.find(kind, word)
    if (!model) throw new WriteRefused(404, `There is no "${word}"`)
    return jsonAnswer(model)
  }
  if (method === 'DELETE') {
    await models.remove(kind, word)
    return new Response(null, { status: 204 })
  }
  if (method !== 'POST' || (word !== 'insert' && word !== 'update')) return undefined
  await models[word](kind, await readBody(request))
  return new Response(null, { status: word === 'insert' ? 201 : 204 })
}

async function answerMigration(
  { method, words, request }: Call,
  { drafts, publish, removeDocument }: RepositoryWriter,
): Promise<Response | undefined> {
  const [first, second, ...rest] = words
  if (rest.length > 0) return undefined
  if (method === 'POST' && first === 'migration-release' && second === 'publish') {
    const { documents } = await publish()
    return jsonAnswer({ totalItems: documents.length }, 202)
  }
  if (first !== 'documents') return undefined
  if (method === 'POST' && second === undefined) {
    const { alternate_language_id: alternateId, ...input } = await readBody(request)
    const document = { ...input, alternateId } as unknown as Parameters<typeof drafts.create>[0]
    return jsonAnswer(await drafts.create(document), 201)
  }
  if (method === 'PUT' && second !== undefined) {
    const { title, uid, tags, data } = await readBody(request)
    const changes = { title, uid, tags, data } as Parameters<typeof drafts.update>[1]
    return jsonAnswer(await drafts.update(second, changes))
  }
  // Prismic's has no such call: there, an editor archives the document.
  if (method === 'DELETE' && second !== undefined) {
    await removeDocument(second)
    return new Response(null, { status: 204 })
  }
  return undefined
}

function isSignedForm(
  [first, policy]: readonly string[],
  { screenshots }: RepositoryWriter,
): boolean {
  return first === 'upload' && screenshots.isSigned(policy ?? '')
}

/** A form to be sent, and what comes of it: where pictures of slices are kept. */
async function answerScreenshots(
  { method, words: [first], url, request }: Call,
  { screenshots }: RepositoryWriter,
  repository: string,
): Promise<Response | undefined> {
  if (method === 'GET' && first === 'presigned-url') {
    const to = `${url.origin}${writePaths.screenshots}/upload/${screenshots.sign()}`
    return jsonAnswer({
      values: { url: to, fields: { acl: 'public-read' } },
      imgixEndpoint: `${url.origin}/screenshots`,
    })
  }
  if (method !== 'POST' || first !== 'upload') return undefined
  const form = await request.formData().catch(() => undefined)
  const [key, file] = [form?.get('key'), form?.get('file')]
  if (typeof key !== 'string' || !(file instanceof File)) {
    throw new WriteRefused(400, 'The form needs "key" and "file"')
  }
  if (
    !key.startsWith(`${repository}/shared-slices/`) ||
    !/^[\w./-]+\.png$/.test(key) ||
    key.includes('..')
  ) {
    throw new WriteRefused(403, `The key must be a PNG in ${repository}/shared-slices/`)
  }
  await screenshots.keep(key, new Uint8Array(await file.arrayBuffer()))
  return new Response(null, { status: 204 })
}
