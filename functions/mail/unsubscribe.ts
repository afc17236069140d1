/**
 * Serves the address in `List-Unsubscribe` (RFC 8058). POST from a mail program ends all mails;
 * GET, which link scanners send too, changes nothing and leads to the preference center.
 */
import type { FunctionPlatform } from '#runtime'
import { siteError } from '#runtime/errors'
import { refuse } from '../shared/guard.ts'
import { LinkSecretMissing } from '../shared/link-secret.ts'
import { findPersonalPath } from '../shared/personal-paths.ts'

/** Answers without a redirect, which mail programs do not follow. */
export async function handlePost(request: Request, platform: FunctionPlatform): Promise<Response> {
  const { links, mailPreferences } = platform
  const form = await request.formData().catch(() => undefined)
  if (form?.get('List-Unsubscribe') !== 'One-Click') {
    return refuse(400, 'NotOneClick', 'Send List-Unsubscribe=One-Click.')
  }
  if (!links) throw siteError(LinkSecretMissing, [])
  const link = links.verify(readToken(request), ['unsubscribe'])
  if (!link) return refuse(403, 'LinkExpired', 'This link was altered or is no longer valid.')
  await mailPreferences.unsubscribe(link.id)
  return new Response('Unsubscribed.\n', {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

export async function handleGet(request: Request, platform: FunctionPlatform): Promise<Response> {
  const { links, mailPreferences, site } = platform
  const token = readToken(request)
  const link = links?.verify(token, ['unsubscribe'])
  const subscriber = link && (await mailPreferences.find(link.id))
  const path = findPersonalPath(
    'mailPreferences',
    subscriber?.locale ?? site.config.defaultLocale,
    site,
  )
  if (path === undefined) return refuse(404, 'PageUnknown', 'There are no e-mail preferences.')
  return new Response(null, {
    status: 303,
    headers: {
      location: `${path}?token=${encodeURIComponent(token)}`,
      'referrer-policy': 'no-referrer',
    },
  })
}

function readToken(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
