import type { Site } from '../../model/site.ts'
import { json, type ResponseClass } from './respond.ts'

/** What only the host knows of its own state; what it does not tell is well. */
export interface HealthProbes {
  /** Whether what must be kept can be, as `/healthz` tells. */
  isStorageWritable?: () => Promise<boolean>
  /** Whether what machines share can be reached, as `/healthz` tells; absent where they share nothing. */
  isRedisConnected?: () => boolean
  /** Whether the process is about to end, as `/readyz` tells. */
  isStopping?: () => boolean
  /** Whether processes beside this one end again and again, as both tell. */
  areWorkersFailing?: () => boolean
}

/** GET /healthz: always 200. Existing content is still served, so the process must not be restarted. */
export async function answerHealth(
  site: Site,
  ResponseOf: ResponseClass,
  probes: HealthProbes,
): Promise<Response> {
  const [content, isWritable = true] = await Promise.all([
    site.content.health?.() ?? askService(site),
    probes.isStorageWritable?.(),
  ])
  const isConnected = probes.isRedisConnected?.()
  const areFailing = probes.areWorkersFailing?.() ?? false
  const isWell = content.content === 'live' && isWritable && isConnected !== false && !areFailing
  const health = {
    status: isWell ? 'ok' : 'degraded',
    buildId: site.assets.buildId,
    ...content,
    storage: isWritable ? 'ok' : 'unwritable',
    ...(isConnected !== undefined && { redis: isConnected ? 'ok' : 'lost' }),
    ...(areFailing && { workers: 'failing' }),
  }
  return json(health, ResponseOf, { cacheControl: 'no-store' })
}

/**
 * GET /readyz: whether requests should be sent here. 503 until the content is there, while processes of this machine
 * end again and again, and from when the process is told to stop: it still answers, so that nothing fails until others
 * have seen it.
 */
export async function answerReadiness(
  site: Site,
  ResponseOf: ResponseClass,
  { isStopping, areWorkersFailing }: HealthProbes,
): Promise<Response> {
  const state = isStopping?.()
    ? 'stopping'
    : areWorkersFailing?.()
      ? 'failing'
      : (await hasContent(site))
        ? 'ready'
        : 'filling'
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
