/** Clearbit, and whatever speaks as it did: asked by the server alone, never by a browser. */
import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Company, CompanyDirectory, VisitingCompany } from '#runtime'
import { siteError } from '#runtime/errors'
import { createUpstream, type Upstream } from './upstream.ts'
import { UpstreamRefused } from './upstream-errors.ts'

export interface CompanyDirectoryOptions {
  /** Base address; those of Clearbit unless given. */
  url?: string
  key: string
}

const name = 'company directory'
const live = {
  byAddress: 'https://reveal.clearbit.com',
  byDomain: 'https://company.clearbit.com',
}

/** A visit waits for no longer than this, in ms. */
const visitBudget = 300

/** Companies move rarely: a day, in ms. */
const keptFor = 86_400_000

/**
 * What was found is kept by a hash of the question with a salt of the process, so that no address is
 * held; what failed is asked again.
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

/** Answers of `find`, kept. */
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
  // Found nothing, or still looking: this time does without.
  if (status === 404 || status === 202) return undefined
  if (status >= 400) throw siteError(UpstreamRefused, [name, status])
  return (body ?? {}) as Answer
}

/** The domain of a provider or a school says nothing of whom the visitor works for. */
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
