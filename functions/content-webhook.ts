/**
 * POST: the content service tells that something was published. Its word is a reason to look, no more:
 * what was published is asked of the service itself. Told twice, or late, it does no harm.
 */
import type { FunctionPlatform } from '#runtime'
import { isSameSecret } from '#runtime/secrets'
import { refuse } from './shared/guard.ts'

export async function handle(request: Request, platform: FunctionPlatform): Promise<Response> {
  const { environment, publications, log } = platform
  const { prismicWebhookSecret: secret } = environment
  if (secret === undefined || !publications) {
    log.warn('WEBHOOK_NOT_CONFIGURED', {
      message: 'A webhook came, and was refused: PRISMIC_WEBHOOK_SECRET is not set.',
    })
    return refuse(404, 'NotConfigured', 'This site takes no webhooks.')
  }
  const told: unknown = await request.json()
  const { type, masterRef, documents, secret: given } = (told ?? {}) as Record<string, unknown>
  if (typeof given !== 'string' || !isSameSecret(given, secret)) {
    log.warn('WEBHOOK_REFUSED', { message: 'A webhook came with another secret.' })
    return refuse(403, 'SecretWrong', 'The secret is not that of this site.')
  }
  log.info('WEBHOOK', { type, masterRef })
  if (type === 'api-update') {
    publications.follow(typeof masterRef === 'string' ? masterRef : undefined, toIds(documents))
  }
  // Prismic takes no other 2xx for an answer: it would send it again, and give up this webhook in the end.
  return Response.json({ accepted: true })
}

/** Undefined for what names no documents: a release, or another service. */
function toIds(documents: unknown): string[] | undefined {
  if (!Array.isArray(documents) || documents.length === 0) return undefined
  return documents.every((id) => typeof id === 'string') ? documents : undefined
}
