/** The mails of the site to its visitors, in their language. Links are made when a mail is sent, and kept nowhere. */
import { functionsPath, type FunctionPlatform, type VisitorMail } from '#runtime'
import { findPersonalPath } from './personal-paths.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  headers: Record<string, string>
}

type Platform = Pick<
  FunctionPlatform,
  'environment' | 'links' | 'mailPreferences' | 'redemptionCodes' | 'site'
>

/**
 * Undefined when nobody is to get it: the address is unknown, the code's person forgotten.
 * @throws while there is no secret to sign with, or a store is down
 */
export async function composeMail(
  { kind, email, locale, subject, page }: VisitorMail,
  platform: Platform,
): Promise<Letter | undefined> {
  const { links, site, mailPreferences, redemptionCodes } = platform
  if (!links) throw new Error('LINK_SECRET is not set')
  const t = site.messages.translator(locale)
  const base = findBase(platform)
  const brand = site.config.brand.name
  const toLetter = (link: string, headers: Record<string, string> = {}): Letter => ({
    to: email,
    subject: t(`mail.${kind}.subject`, { brand }),
    text: [
      t('mail.hello'),
      '',
      t(`mail.${kind}.text`, { brand }),
      '',
      link,
      '',
      t(`mail.${kind}.end`, { brand }),
      '',
      brand,
    ].join('\n'),
    headers,
  })
  if (kind === 'code') {
    const found = subject === undefined ? undefined : await redemptionCodes.find(subject)
    if (!found || page === undefined) return undefined
    return toLetter(`${base}${page}?token=${links.sign('code', found.id)}`)
  }
  const subscriber = await mailPreferences.findByEmail(email)
  const path = findPersonalPath('mailPreferences', locale, site)
  if (!subscriber || path === undefined) return undefined
  const link = `${base}${path}?token=${links.sign(kind, subscriber.id)}`
  return toLetter(link, toUnsubscribeHeaders(subscriber.id, platform))
}

/** What lets mail programs offer to end all mails with one click (RFC 2369, RFC 8058). */
export function toUnsubscribeHeaders(
  id: string,
  { links, environment }: Pick<FunctionPlatform, 'environment' | 'links'>,
): Record<string, string> {
  if (!links) return {}
  const token = links.sign('unsubscribe', id)
  return {
    'List-Unsubscribe': `<${findBase({ environment })}${functionsPath}unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Never what a request names: its sender could have links of somebody else's site mailed. */
function findBase({ environment }: Pick<FunctionPlatform, 'environment'>): string {
  return environment.siteBaseUrl ?? `http://localhost:${environment.port}`
}
