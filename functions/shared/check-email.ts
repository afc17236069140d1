/**
 * Classifies e-mail addresses by domain. Free and disposable providers come from maintained
 * packages, competitors from the site (`site-config/email-domains.json`). None of these lists ever
 * reaches a browser.
 */
import { disposableEmailBlocklist } from 'disposable-email-domains-js'
import emailProviders from 'email-providers/all.json' with { type: 'json' }
import { getDomain } from 'tldts'
import type { Site } from '#runtime'
import { parseEmail } from '#schemas/email-address.ts'

const freeMail: ReadonlySet<string> = new Set(emailProviders)
const disposable: ReadonlySet<string> = new Set(disposableEmailBlocklist())

type Lists = Pick<Site, 'emailDomains'>

/** Whether it is a valid address that is not at a public mailbox provider. */
export function isProfessionalEmail(email: string, { emailDomains = {} }: Lists = {}): boolean {
  const domain = parseEmail(email)?.domain
  if (domain === undefined) return false
  const { freeMail: alsoFree = [], companies = [] } = emailDomains
  const names = namesOf(domain)
  if (names.some((name) => companies.includes(name))) return true
  return !names.some(
    (name) => freeMail.has(name) || disposable.has(name) || alsoFree.includes(name),
  )
}

/** Also false for an invalid address. */
export function isCompetitorEmail(email: string, { emailDomains = {} }: Lists): boolean {
  const domain = parseEmail(email)?.domain
  if (domain === undefined) return false
  return namesOf(domain).some((name) => emailDomains.competitors?.includes(name))
}

/**
 * The domain and its parents, up to the registered one: some lists contain a public suffix such as
 * com.ar, under which companies register.
 */
function namesOf(domain: string): string[] {
  const registered = getDomain(domain, { allowPrivateDomains: false }) ?? domain
  const below = domain.slice(0, -registered.length).split('.').slice(0, -1)
  return [...below.map((_, at) => `${below.slice(at).join('.')}.${registered}`), registered]
}
