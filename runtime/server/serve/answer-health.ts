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

async function askService({ content }: Site) {
  try {
    return { contentRef: await content.ref(), content: 'live' }
  } catch {
    return { contentRef: null, content: 'stale' }
  }
}
