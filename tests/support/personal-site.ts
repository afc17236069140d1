/** The shipped site over HTTP, with its forms and the pages of single visitors. */
import { createHandler, createMemoryCache, type Handler, type Site } from '#runtime'
import { createFunctionEndpoint } from '../../adapters/node/functions.ts'
import { functions, pageForm, personalize } from '../../functions/index.ts'
import type { TestPlatform } from './create-test-platform.ts'
import { testBaseUrl } from './create-test-site.ts'

export interface Visitor {
  /** Cookies by path and name, as a browser keeps them. */
  cookies: Map<string, Cookie>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Sends a form to its own page. */
  post(path: string, body: URLSearchParams | Record<string, string>): Promise<Response>
  /**
   * Follows redirects, with the cookies that came with them. @returns the final path, and its HTML
   */
  open(path: string): Promise<{ path: string; html: string; response: Response }>
  /** Sends JSON to a function. */
  call(name: string, body: unknown): Promise<Response>
}

interface Cookie {
  name: string
  value: string
  path: string
}

let visitors = 0

export function createPersonalSite(site: Site, platform: TestPlatform) {
  const handler: Handler = createHandler(site, {
    cache: createMemoryCache(),
    submit: (request, { address }) =>
      pageForm(request, { ...platform, ...(address !== undefined && { address }) }),
    personalize: (kind, request) => personalize(kind, request, platform),
  })
  const endpoint = createFunctionEndpoint(functions, platform)

  return {
    handler,
    endpoint,
    visit(): Visitor {
      const cookies = new Map<string, Cookie>()
      const number = ++visitors
      const address = `203.0.${(number >> 8) % 256}.${number % 256}`
      const ask = async (path: string, init: RequestInit) => {
        const headers = new Headers(init.headers)
        headers.set('sec-fetch-site', 'same-origin')
        const cookie = [...cookies.values()]
          .filter((one) => isFor(one, path.split('?')[0]!))
          .map(({ name, value }) => `${name}=${value}`)
          .join('; ')
        if (cookie) headers.set('cookie', cookie)
        const request = new Request(testBaseUrl + path, { ...init, headers, redirect: 'manual' })
        const response = path.startsWith('/.netlify/functions/')
          ? await endpoint(request, path.split('?')[0]!, { address })
          : await handler(request, { address })
        for (const line of response.headers.getSetCookie()) {
          const [, name, value, at] = /^([^=]+)=([^;]*).*; Path=([^;]+)/.exec(line)!
          if (line.includes('Max-Age=0')) cookies.delete(`${at} ${name}`)
          else cookies.set(`${at} ${name}`, { name: name!, value: value!, path: at! })
        }
        return response
      }
      const get: Visitor['get'] = (path, headers = {}) => ask(path, { headers })
      return {
        cookies,
        get,
        post: (path, body) =>
          ask(path, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams(body),
          }),
        async open(start) {
          let path = start
          for (let hops = 0; hops < 5; hops++) {
            const response = await get(path)
            const location = response.headers.get('location')
            if (location === null) return { path, html: await response.text(), response }
            path = location
          }
          throw new Error(`${start} redirects without end`)
        },
        call: (name, body) =>
          ask(`/.netlify/functions/${name}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
      }
    },
  }
}

/** RFC 6265, section 5.1.4. */
function isFor({ path }: Cookie, asked: string): boolean {
  return asked === path || asked.startsWith(path.endsWith('/') ? path : `${path}/`)
}

/** Hidden fields of the first form of a page, as a browser without script sends them. */
export function readHidden(html: string): Record<string, string> {
  const form = /<form[^>]*method="post"[^]*?<\/form>/.exec(html)![0]
  const hidden = form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)
  return Object.fromEntries([...hidden].map(([, name, value]) => [name!, value ?? '']))
}
