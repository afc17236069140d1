/** Small answers other than pages: messages, the visitor's region, settings of vendors, the build. */
import { findLocale } from '../../model/config/site-config.ts'
import { LocaleUnknown } from '../../model/i18n/messages.ts'
import { loadSiteTexts } from '../../page/load/load-site-texts.ts'
import type { Site } from '../../model/site.ts'
import { readRegion } from './read-region.ts'
import { json, type ResponseClass } from './respond.ts'

const messagesPath = /^\/_i18n\/([\w-]+)\/messages\.json$/

/** I18N-05. */
const messagesSeconds = 86_400

/** Undefined when the path is none of these. */
export async function answerService(
  path: string,
  request: Request,
  country: string | undefined,
  site: Site,
  ResponseOf: ResponseClass,
): Promise<Response | undefined> {
  if (path === '/_geo.json') {
    const region = readRegion(request.headers, country, site.config.consentCountries)
    return json(region, ResponseOf, { cacheControl: 'no-store' })
  }
  // BUILD-01: open pages ask whether theirs is still the newest.
  if (path === '/builds/latest.json') {
    const { buildId: id, builtAt: timestamp } = site.assets
    return json({ id, timestamp }, ResponseOf, { cacheControl: 'no-store' })
  }
  if (path === '/_vendors.json') {
    const vendors = site.vendors?.settings ?? {}
    return json({ vendors }, ResponseOf, { cacheControl: 'no-store' })
  }
  const code = messagesPath.exec(path)?.[1]
  return code === undefined ? undefined : answerMessages(code, site, ResponseOf)
}

/** GET /_i18n/{locale}/messages.json: kept for a day, or not at all while texts may be missing (I18N-04). */
async function answerMessages(
  code: string,
  site: Site,
  ResponseOf: ResponseClass,
): Promise<Response> {
  const locale = findLocale(site.config, code)
  if (!locale) {
    const error = { code: LocaleUnknown.code, message: LocaleUnknown.message(code) }
    return json({ error }, ResponseOf, { status: 404, cacheControl: 'no-cache' })
  }
  const texts = await loadSiteTexts(locale, site)
  const isWhole = texts.isWhole && !site.assets.isDevelopment
  return json(site.messages.bundle(code, texts.messages), ResponseOf, {
    cacheControl: isWhole ? `public, max-age=${messagesSeconds}` : 'no-cache',
  })
}
