/**
 * Whose mailbox an address is. Domains of free and of disposable mailboxes come from packages that are
 * kept up to date, competitors from the site (`site-config/email-domains.json`). None of these lists ever
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

/** Whether it is an address, and of nobody who hands out mailboxes to everybody. */
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

/** False also for what is no address. */
export function isCompetitorEmail(email: string, { emailDomains = {} }: Lists): boolean {
  const domain = parseEmail(email)?.domain
  if (domain === undefined) return false
  return namesOf(domain).some((name) => emailDomains.competitors?.includes(name))
}

/**
 * The domain and those above it, up to what somebody has registered: some lists hold a suffix such as
 * com.ar, under which companies are.
 */
function namesOf(domain: string): string[] {
  const registered = getDomain(domain, { allowPrivateDomains: false }) ?? domain
  const below = domain.slice(0, -registered.length).split('.').slice(0, -1)
  return [...below.map((_, at) => `${below.slice(at).join('.')}.${registered}`), registered]
}
