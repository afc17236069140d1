/** Future events as calendar entries (RFC 5545), at the address of their page with `.ics`. */
import ical from 'ical-generator'
import { spellPath } from '#schemas/spell-address.ts'
import { findLocale } from '../../model/config/site-config.ts'
import { validateShared } from '../../page/load/load-document.ts'
import type { Document } from '../../model/documents/document.ts'
import type { Value } from '../../model/config/page-type.ts'
import { isContentError } from '../../model/errors/site-error.ts'
import { absolute } from '../../page/resolve/fields/absolute.ts'
import { isHidden } from '../../page/resolve/head/is-findable.ts'
import { toHref } from '../../page/route/route-table.ts'
import { findDocument } from '../../page/load/find-document.ts'
import { loadSiteTexts } from '../../page/load/load-site-texts.ts'
import { evaluateTexts } from '../../values/evaluate.ts'
import { findAppointment } from '../../page/resolve/fields/appointment.ts'
import type { RenderedResource, ResourceContext } from './resource.ts'

/**
 * @param path - path of the page
 * @throws ContentUnavailable
 */
export async function renderCalendar(
  path: string,
  { site }: Pick<ResourceContext, 'site'>,
): Promise<RenderedResource | undefined> {
  const found = await findDocument(path, site)
  if ('error' in found || !found.match.pageType.calendar) return undefined
  const { raw, match } = found
  const document = validateWhole(raw, site)
  const { calendar: config, head } = match.pageType
  const appointment = document && findAppointment(document, config, site.now())
  const own = document && toHref(site.routes.toPath(document))
  if (!appointment || own !== path || isHidden(document, head.noindex)) return undefined
  const locale = findLocale(site.config, match.locale)!
  const { messages } = await loadSiteTexts(locale, site)
  const scope = { locale, t: site.messages.translator(locale.code, messages), document }
  const text = (value: Value | undefined) =>
    value && evaluateTexts(value, document, scope).join(', ')
  const published = document.last_publication_date
  const url = absolute(path, site)
  const calendar = ical({
    prodId: {
      company: site.config.brand.name,
      product: 'Events',
      language: locale.code.toUpperCase(),
    },
  })
  calendar.createEvent({
    // The document keeps its id when it moves: its entry in a calendar is replaced, not duplicated.
    id: `${document.id}@${new URL(url).hostname}`,
    stamp: new Date(published ?? appointment.start),
    start: new Date(appointment.start),
    end: new Date(appointment.end),
    summary: text(config!.summary) || url,
    description: [text(config!.description), url].filter(Boolean).join('\n\n'),
    location: text(config!.location) || url,
    url,
  })
  return {
    text: calendar.toString(),
    type: 'text/calendar; charset=utf-8',
    headers: {
      'content-disposition': `inline; ${toFileName(document.uid ?? match.pageType.type)}`,
      'x-robots-tag': 'noindex',
    },
    validUntil: appointment.end,
  }
}

/** Headers are ASCII (RFC 8187). */
function toFileName(name: string): string {
  const spelt = spellPath(name)
  return spelt === name ? `filename="${name}.ics"` : `filename*=UTF-8''${spelt}.ics`
}

function validateWhole(
  raw: Parameters<typeof validateShared>[0],
  site: ResourceContext['site'],
): Document | undefined {
  try {
    return validateShared(raw, site)
  } catch (error) {
    if (!isContentError(error)) throw error
    return undefined
  }
}
