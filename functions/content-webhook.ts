/**
 * POST: the content service reports that something was published. The report is only a reason to
 * look: the site asks the service itself what was published. A repeated or late report does no
 * harm.
 */
import type { FunctionPlatform } from '#runtime'
import { isSameSecret } from '#runtime/secrets'
import { refuse } from './shared/guard.ts'

export async function handle(request: Request, platform: FunctionPlatform): Promise<Response> {
  const { environment, publications, log } = platform
  const { prismicWebhookSecret: secret } = environment
  if (secret === undefined || !publications) {
    log.warn('WEBHOOK_NOT_CONFIGURED', {
      message: 'A webhook was refused: PRISMIC_WEBHOOK_SECRET is not set.',
    })
    return refuse(404, 'NotConfigured', 'This site accepts no webhooks.')
  }
  const body: unknown = await request.json()
  const { type, masterRef, documents, secret: given } = (body ?? {}) as Record<string, unknown>
  if (typeof given !== 'string' || !isSameSecret(given, secret)) {
    log.warn('WEBHOOK_REFUSED', { message: 'A webhook was refused: its secret is wrong.' })
    return refuse(403, 'SecretWrong', 'The secret does not match.')
  }
  log.info('WEBHOOK', { type, masterRef })
  if (type === 'api-update') {
    publications.follow(typeof masterRef === 'string' ? masterRef : undefined, toIds(documents))
  }
  // Prismic accepts no other 2xx: it would send this again, and disable the webhook in the end.
  return Response.json({ accepted: true })
}

/** Undefined for a report that names no documents: of a release, or from another service. */
function toIds(documents: unknown): string[] | undefined {
  if (!Array.isArray(documents) || documents.length === 0) return undefined
  return documents.every((id) => typeof id === 'string') ? documents : undefined
}
