/**
 * Answers a mail's link to the file that a form has unlocked, with the file that the page offers
 * today.
 */
import type { FunctionPlatform } from '#runtime'
import { siteError } from '#runtime/errors'
import { findUnlocked } from './find-unlocked.ts'
import { refuse } from '../shared/guard.ts'
import { LinkSecretMissing } from '../shared/link-secret.ts'

export async function handle(request: Request, platform: FunctionPlatform): Promise<Response> {
  const { links, outbox, site } = platform
  if (!links) throw siteError(LinkSecretMissing, [])
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = links.verify(token, ['download'])
  if (!link) return refuse(403, 'LinkExpired', 'This link was altered or is no longer valid.')
  const mail = await outbox.find(link.id)
  const found = mail && (await findUnlocked({ page: mail.page, slice: mail.subject }, site))
  if (!found) return refuse(404, 'FileGone', 'This file is no longer offered.')
  return new Response(null, {
    status: 303,
    headers: {
      location: found.href,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}
