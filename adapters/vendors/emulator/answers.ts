/** Answers of each vendor, as far as browsers and servers of a site notice. */
import { readFileSync } from 'node:fs'

export interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string
}

export const answers: Record<string, (url: URL) => Answer> = {
  'tag-manager': ({ pathname }) => {
    if (pathname === '/gtm.js') return standIn('gtm')
    return pathname === '/collect' ? { status: 204 } : unknown
  },
  'ads-tracker': ({ pathname }) => {
    if (pathname === '/bat.js') return standIn('bat')
    return pathname === '/action/0' ? { status: 204 } : unknown
  },
  posthog: ({ pathname }) => {
    if (/^\/(e|i\/v0\/e|batch)\/$/.test(pathname)) return json({ status: 'Ok' })
    if (pathname === '/flags/') return json({ flags: {} })
    return /^\/array\/[^/]+\/config$/.test(pathname) ? json({}) : unknown
  },
  rum: ({ pathname }) =>
    /^\/(api\/v2\/rum)?$/.test(pathname)
      ? { ...json({ request_id: 'emulated' }), status: 202 }
      : unknown,
  wistia: ({ pathname }) => {
    if (pathname === '/player.js') return standIn('player')
    if (pathname === '/mput') return { status: 204 }
    if (pathname.endsWith('/swatch')) return picture
    const media = /^\/embed\/medias\/([\w-]+)\.json$/.exec(pathname)?.[1]
    if (media === undefined) return unknown
    return json({ media: { hashedId: media, name: `Video ${media}`, duration: 60 } })
  },
  /** Hits with the same `idempotency-key` are one lead. */
  crm: ({ pathname }) =>
    pathname === '/leads' ? { ...json({ status: 'accepted' }), status: 202 } : unknown,
  marketo: ({ pathname, searchParams }) => {
    if (pathname === '/js/forms2/js/forms2.min.js') return standIn('forms2')
    if (pathname === '/index.php/form/XDFrame') return page('xdframe')
    if (pathname === '/index.php/leadCapture/save2') {
      return json({ formId: 'emulated', followUpUrl: '/', aliId: 1 })
    }
    return pathname === '/index.php/form/getForm' ? hostedForm(searchParams) : unknown
  },
  'chili-piper': ({ pathname }) => {
    if (pathname === '/concierge-js/cjs/concierge.js') return standIn('concierge')
    if (pathname.startsWith('/calendar/')) return page('calendar')
    if (/^\/concierge-router\/[^/]+\/rest$/.test(pathname)) return json({ routeId: 'r1' })
    return pathname === '/book' ? json({ eventId: 'e1' }) : unknown
  },
  prismic: ({ pathname }) => (pathname === '/prismic.js' ? standIn('prismic') : unknown),
  'company-directory': ({ pathname, searchParams }) => {
    if (pathname === '/v2/companies/find') return findByDomain(searchParams.get('domain'))
    if (pathname !== '/v1/companies/find') return unknown
    const company = companies[searchParams.get('ip') ?? '']
    if (!company) return { ...json({ error: { type: 'unknown_record' } }), status: 404 }
    return json({ ip: searchParams.get('ip'), fuzzy: false, ...company })
  },
}

function findByDomain(domain: string | null): Answer {
  const company = [northwind.company, globex].find((known) => known.domain === domain)
  return company ? json(company) : { ...json({ error: { type: 'unknown_record' } }), status: 404 }
}

const unknown: Answer = {
  status: 404,
  body: 'The emulator does not know this address of the vendor.',
}

const northwind = {
  domain: 'northwind.example',
  type: 'company',
  confidence_score: 'very high',
  company: { name: 'Northwind', domain: 'northwind.example' },
}

const globex = { name: 'Globex Corporation', domain: 'globex.example' }

/** Companies by address: those for documentation (RFC 5737, RFC 3849), and the local machine. */
const companies: Record<string, object> = {
  '127.0.0.1': northwind,
  '::1': northwind,
  '::ffff:127.0.0.1': northwind,
  '203.0.113.7': { domain: 'globex.example', type: 'company', confidence_score: 'low' },
  '2001:db8::7': { domain: 'globex.example', type: 'company', confidence_score: 'medium' },
  '203.0.113.9': { domain: 'carrier.example', type: 'isp', confidence_score: 'high' },
}

function json(value: unknown): Answer {
  return {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  }
}

/** Reads the script each time: an edit shows with the next page. */
function standIn(name: string): Answer {
  return {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
    body: readFileSync(new URL(`stand-ins/${name}.js`, import.meta.url), 'utf8'),
  }
}

/** A document for a frame of the vendor. */
function page(name: string): Answer {
  return {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: readFileSync(new URL(`stand-ins/${name}.html`, import.meta.url), 'utf8'),
  }
}

/**
 * Answers with JSONP. Form 1999 requires a field that no form of the site has; form 1404 does not
 * exist.
 */
function hostedForm(query: URLSearchParams): Answer {
  const callback = query.get('callback') ?? ''
  const form = Number(query.get('form'))
  if (form === 1404 || !/^\w+$/.test(callback)) return unknown
  const rows = [
    { Name: 'Email', Required: true },
    ...(form === 1999 ? [{ Name: 'ShoeSize', Required: true }] : []),
  ]
  return {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
    body: `${callback}(${JSON.stringify({ Id: form, rows })})`,
  }
}

const picture: Answer = {
  headers: { 'content-type': 'image/svg+xml' },
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#2b2b3a"/></svg>',
}
