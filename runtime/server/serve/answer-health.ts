import type { Site } from '../../model/site.ts'
import { json, type ResponseClass } from './respond.ts'

/** GET /healthz: always 200. Existing content is still served, so the process must not be restarted. */
export async function answerHealth(
  site: Site,
  ResponseOf: ResponseClass,
  isStorageWritable: () => Promise<boolean> = async () => true,
): Promise<Response> {
  const [content, isWritable] = await Promise.all([
    site.content.health?.() ?? askService(site),
    isStorageWritable(),
  ])
  const health = {
    status: content.content === 'live' && isWritable ? 'ok' : 'degraded',
    buildId: site.assets.buildId,
    ...content,
    storage: isWritable ? 'ok' : 'unwritable',
  }
  return json(health, ResponseOf, { cacheControl: 'no-store' })
}

/**
 * GET /readyz: whether requests should be sent here. 503 until the content is there, and from when the
 * process is told to stop: it still answers, so that nothing fails until others have seen it.
 */
export async function answerReadiness(
  site: Site,
  ResponseOf: ResponseClass,
  isStopping: () => boolean = () => false,
): Promise<Response> {
  const state = isStopping() ? 'stopping' : (await hasContent(site)) ? 'ready' : 'filling'
  const status = state === 'ready' ? 200 : 503
  return json({ status: state }, ResponseOf, { status, cacheControl: 'no-store' })
}

/** Of all documents; without a replica, when the service answers. */
export async function hasContent(site: Site): Promise<boolean> {
  const health = await site.content.health?.()
  if (health?.replica) return health.replica.isComplete
  return (await askService(site)).content === 'live'
}

async function askService({ content }: Site) {
  try {
    return { contentRef: await content.ref(), content: 'live' }
  } catch {
    return { contentRef: null, content: 'stale' }
  }
}
