/** Clearbit Reveal, and whatever speaks as it did: asked by the server alone, never by a browser. */
import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Company, CompanyDirectory } from '#runtime'

export interface CompanyDirectoryOptions {
  /** Base address, without a slash at its end. */
  url: string
  key: string
  fetch?: typeof fetch
}

export const liveCompanyDirectory = 'https://reveal.clearbit.com'

/** A visit waits for no longer than this, in ms. */
const budget = 300

/** Companies move rarely: a day. */
const keptFor = 86_400_000

/**
 * What was found is kept by a hash of the address with a salt of the process, so that no address is
 * held; what failed is asked again.
 */
export function createCompanyDirectory(options: CompanyDirectoryOptions): CompanyDirectory {
  const salt = randomBytes(16)
  const known = new LRUCache<string, { company: Company | undefined }>({ max: 5000, ttl: keptFor })
  return {
    async find(address) {
      const key = createHash('sha256').update(salt).update(address).digest('base64')
      const kept = known.get(key)
      if (kept) return kept.company
      const company = await ask(address, options)
      known.set(key, { company })
      return company
    },
  }
}

async function ask(
  address: string,
  { url, key, fetch: request = fetch }: CompanyDirectoryOptions,
): Promise<Company | undefined> {
  const response = await request(`${url}/v1/companies/find?ip=${encodeURIComponent(address)}`, {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(budget),
  })
  // Found nothing, or still looking: this visit does without.
  if (response.status === 404 || response.status === 202) return undefined
  if (!response.ok) throw new Error(`The company directory answered with ${response.status}.`)
  const { domain, type, confidence_score: confidence } = (await response.json()) as Answer
  // The domain of a provider or a school says nothing of whom the visitor works for.
  if (typeof domain !== 'string' || (type !== undefined && type !== 'company')) return undefined
  return { domain, confidence: typeof confidence === 'string' ? confidence : null }
}

interface Answer {
  domain?: unknown
  type?: unknown
  confidence_score?: unknown
}
