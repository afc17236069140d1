/** Files of `/.well-known/`: the contact for vulnerabilities, and a promise to visitors. */
import { absolute } from '../../page/resolve/fields/absolute.ts'
import type { Site } from '../../model/site.ts'

const day = 86_400_000

/**
 * RFC 9116 recommends less than a year: a site that is not rebuilt in that time has no reliable
 * contact.
 */
const lifetime = 364 * day

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
export function renderSecurityText(site: Site): string {
  const { contact, policy } = site.config.security!
  const expires = new Date(Date.parse(site.assets.builtAt) + lifetime).toISOString()
  return [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${expires.replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${site.config.locales.map(({ code }) => code).join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt', site)}`,
    ...(policy ? [`Policy: ${policy}`] : []),
    '',
  ].join('\n')
}

/** @see https://privacycg.github.io/gpc-spec/#gpc-support-resource */
export function renderPrivacyControl(site: Site): string {
  return JSON.stringify({ gpc: true, lastUpdate: site.config.privacyControl })
}
