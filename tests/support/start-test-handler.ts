import { createHandler, createMemoryCache, type Handler, type Platform } from '#runtime'
import { createTestSite, type TestSite, type TestSiteOptions } from './create-test-site.ts'

export interface TestHandler extends TestSite {
  handler: Handler
  get(path: string, headers?: Record<string, string>, platform?: Platform): Promise<Response>
  /** Inner HTML of `<main>`. */
  getMain(path: string): Promise<string>
}

export const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
export const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** The production handler over a test site, called with a browser's real requests. */
export function startTestHandler(options: TestSiteOptions = {}): TestHandler {
  const testSite = createTestSite(options)
  const cache = createMemoryCache(options.now ? { now: options.now } : {})
  const handler = createHandler(testSite.site, { cache })
  const get: TestHandler['get'] = (path, headers = {}, platform = {}) =>
    handler(
      new Request(`https://www.colloquy.example${path}`, {
        headers: { 'user-agent': browser, ...headers },
        redirect: 'manual',
      }),
      platform,
    )
  const getMain = async (path: string) => toMain(await (await get(path)).text())
  return { ...testSite, handler, get, getMain }
}

export function toMain(html: string): string {
  return /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? ''
}
