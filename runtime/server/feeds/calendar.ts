/** Future events as calendar entries (RFC 5545), at the address of their page with `.ics`. */
import ical, { type ICalDayJsStub, type ICalEventData } from 'ical-generator'
import { offsetAt } from '#schemas/moments.ts'
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
import { findAppointment, type Appointment } from '../../page/resolve/fields/appointment.ts'
import { toCalendarTime, writeTimeZone } from './write-time-zone.ts'
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
  const locale = findLocale(site.config, match.locale)!
  const { messages } = await loadSiteTexts(locale, site)
  const scope = { locale, t: site.messages.translator(locale.code, messages), document }
  const appointment = document && findAppointment(document, match.pageType, scope, site.now())
  const own = document && toHref(site.routes.toPath(document))
  if (!appointment || own !== path || isHidden(document, head.noindex)) return undefined
  const text = (value: Value | undefined) =>
    value && evaluateTexts(value, document, scope).join(', ')
  const published = document.last_publication_date
  const url = absolute(path, site)
  const { start, end } = appointment
  const calendar = ical({
    timezone: { name: null, generator: (zone) => writeTimeZone(zone, start, end) },
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
    ...toTimes(appointment),
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

/**
 * Whole days are the same in every zone. A time of a place has its zone, so that it stays what clocks there
 * show where the law sets them otherwise by then.
 */
function toTimes({ start, end, zone, days }: Appointment): Omit<ICalEventData, 'id'> {
  if (days) return { allDay: true, start: new Date(days[0]), end: new Date(days[1]) }
  if (/^(Etc\/)?UTC$/.test(zone) || isNearTurn(start, zone) || isNearTurn(end, zone))
    return { start: new Date(start), end: new Date(end) }
  return { start: toPlaced(start, zone), end: toPlaced(end, zone), timezone: zone }
}

/** Whether clocks are turned back about then, and may show the time twice: readers differ in which they take. */
function isNearTurn(moment: number, zone: string): boolean {
  const about = 3 * 3_600_000
  return offsetAt(moment - about, zone) > offsetAt(moment + about, zone)
}

/** The library reads the clock of a zone only from the classes of others; of this one, Day.js. */
function toPlaced(moment: number, zone: string): ICalDayJsStub {
  const [day, time] = toCalendarTime(moment, zone).split('T')
  return {
    format: (form) => (form === 'HHmmss' ? time! : day!),
    isValid: () => true,
    toDate: () => new Date(moment),
    toJSON: () => new Date(moment).toJSON(),
  }
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
