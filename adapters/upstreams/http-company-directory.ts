/** Queries Clearbit, or a service with its API: from the server only, never from a browser. */
import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Company, CompanyDirectory, VisitingCompany } from '#runtime'
import { siteError } from '#runtime/errors'
import { createUpstream, type Upstream } from './upstream.ts'
import { UpstreamRefused } from './upstream-errors.ts'

export interface CompanyDirectoryOptions {
  /** Base address; Clearbit's by default. */
  url?: string
  key: string
}

const name = 'company directory'
const live = {
  byAddress: 'https://reveal.clearbit.com',
  byDomain: 'https://company.clearbit.com',
}

/** Milliseconds that a visit waits at most. */
const visitBudget = 300

/** A day in milliseconds: companies move rarely. */
const keptFor = 86_400_000

/**
 * Caches results by a hash of the question, with a salt per process, so that no address is stored;
 * failed queries are repeated.
 */
export function createHttpDirectory({
  url,
  key: token,
}: CompanyDirectoryOptions): CompanyDirectory {
  const byAddress = createUpstream({
    name,
    url: url ?? live.byAddress,
    token,
    timeoutMs: visitBudget,
    budgetMs: visitBudget,
    attempts: 1,
  })
  const byDomain = createUpstream({
    name,
    url: url ?? live.byDomain,
    token,
    timeoutMs: 1500,
    budgetMs: 3000,
    attempts: 2,
  })
  return {
    findByAddress: keep(async (address) => {
      const answer = await ask(byAddress, `/v1/companies/find?ip=${encodeURIComponent(address)}`)
      return answer && toVisitingCompany(answer)
    }),
    findByDomain: keep(async (domain) => {
      const answer = await ask(byDomain, `/v2/companies/find?domain=${encodeURIComponent(domain)}`)
      return answer && toCompany(answer)
    }),
  }
}

/** Caches results of `find`. */
function keep<Found extends object>(
  find: (question: string) => Promise<Found | undefined>,
): (question: string) => Promise<Found | undefined> {
  const salt = randomBytes(16)
  const known = new LRUCache<string, { found: Found | undefined }>({ max: 5000, ttl: keptFor })
  return async (question) => {
    const key = createHash('sha256').update(salt).update(question).digest('base64')
    const kept = known.get(key)
    if (kept) return kept.found
    const found = await find(question)
    known.set(key, { found })
    return found
  }
}

async function ask(upstream: Upstream, path: string): Promise<Answer | undefined> {
  const { status, body } = await upstream.get(path)
  // Nothing found, or still searching: do without this time.
  if (status === 404 || status === 202) return undefined
  if (status >= 400) throw siteError(UpstreamRefused, [name, status])
  return (body ?? {}) as Answer
}

/** Undefined for a provider or a school, whose domain does not show the visitor's employer. */
function toVisitingCompany(answer: Answer): VisitingCompany | undefined {
  const { domain, type, confidence_score: confidence } = answer
  if (typeof domain !== 'string' || (type !== undefined && type !== 'company')) return undefined
  return { domain, confidence: typeof confidence === 'string' ? confidence : null }
}

function toCompany({ name: called, domain }: Answer): Company | undefined {
  if (typeof called !== 'string' || typeof domain !== 'string') return undefined
  return { name: called, domain }
}

interface Answer {
  domain?: unknown
  name?: unknown
  type?: unknown
  confidence_score?: unknown
}
