/** The learning platform over HTTP: `POST /free-trials`, `/course-registrations` and `/erasures`. */
import type { LearningPlatform, PlatformAccess } from '#runtime'
import { siteError } from '#runtime/errors'
import { UpstreamFailed, UpstreamRefused } from './upstream-errors.ts'
import { createUpstream } from './upstream.ts'

const name = 'learning platform'

/**
 * It answers 201 or 200 with `{ platformUrl }`, which is http or https. A 409 means that it knows
 * the person: the visitor does not learn this, and goes on at the `platformUrl` in the answer, or
 * at the platform's home page.
 */
export function createHttpPlatform(options: { url: string; token?: string }): LearningPlatform {
  const upstream = createUpstream({ name, ...options })
  const ask = async (path: string, body: object, key: string): Promise<PlatformAccess> => {
    const { status, body: answer } = await upstream.post(path, body, key)
    if (status >= 400 && status !== 409) throw siteError(UpstreamRefused, [name, status])
    const { platformUrl } = (answer ?? {}) as { platformUrl?: unknown }
    if (isWebAddress(platformUrl)) return { platformUrl }
    if (status === 409) return { platformUrl: new URL('/', options.url).href }
    throw siteError(UpstreamFailed, [name, 'its answer has no "platformUrl" that is an address'])
  }
  return {
    createFreeTrial: (trial, key) => ask('/free-trials', trial, key),
    registerToCourse: (course, key) => ask('/course-registrations', course, key),
    async forget({ mail }, key) {
      const { status } = await upstream.post('/erasures', { mail }, key)
      if (status >= 400) throw siteError(UpstreamRefused, [name, status])
    },
  }
}

function isWebAddress(value: unknown): value is string {
  return (
    typeof value === 'string' && URL.canParse(value) && /^https?:/.test(new URL(value).protocol)
  )
}
