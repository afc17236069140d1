import type { TrafficConfig } from '#schemas/config-types.ts'
import type { Landing } from './landing.ts'
import { findMedium, findReferral, findReferrer } from './find-source.ts'
import {
  longest,
  longestValue,
  namesOf,
  toText,
  type ClickIds,
  type TrafficRecord,
} from './record.ts'

/** What a document says of where the visitor came from. */
export interface Captured {
  record: TrafficRecord
  clickIds: ClickIds
  /**
   * The parameters of campaigns (TRAFFIC-10), as far as there are any; for a click on an advertisement
   * without them what the tables know of it.
   */
  campaign: Record<string, string>
  /** Host of the referring page; `$direct` without one. */
  referringDomain: string
  /** Whether the referring page says nothing of where the visitor came from. */
  isExcluded: boolean
  /** Whether one of our own media led here, so that its source means another site. */
  isOwnMedium: boolean
}

/** Of a source the tables do not know, named without a medium. */
const notSet = '(not set)'

/** Everything is text of strangers: it is bounded, and only compared and copied. */
export function capture(
  { url, referrer: from }: Pick<Landing, 'url' | 'referrer'>,
  tables: TrafficConfig,
): Captured {
  const { searchParams, pathname, hostname } = new URL(url)
  const { campaign: parameters, click: clicks } = tables.parameters
  const campaign = readParameters(searchParams, parameters)
  const clickIds = readParameters(searchParams, namesOf(clicks))
  const click = clicks.find(({ name }) => clickIds[name])
  const isOwnMedium = tables.translation.mediums.includes(campaign.utm_medium?.toLowerCase() ?? '')
  const referrer = toAddress(isOwnMedium ? findReferrer(campaign.utm_source ?? '', tables) : from)
  const found = findReferral(referrer, hostname, tables)
  const { utm_medium: medium, utm_source: source } = isOwnMedium ? {} : campaign
  const record: TrafficRecord = {
    utm_campaign: campaign.utm_campaign ?? '',
    utm_content: campaign.utm_content ?? '',
    utm_medium: medium ?? (source ? (findMedium(source, tables) ?? notSet) : found.medium),
    utm_source: source ?? found.source,
    utm_term: campaign.utm_term ?? '',
    landingPage: toText(pathname, longest),
    referrer,
  }
  return {
    record,
    clickIds,
    campaign:
      click && Object.keys(campaign).length === 0
        ? { utm_medium: click.medium, utm_source: click.source }
        : campaign,
    referringDomain: found.domain,
    isExcluded: found.isExcluded,
    isOwnMedium,
  }
}

/** Path of the page that leads to a conversion on this one (TRAFFIC-05): `from`, else its own. */
export function findConversionPage({ path, url }: { path: string; url: string }): string {
  const base = 'https://site.invalid'
  const from = new URL(url, base).searchParams.get('from') ?? ''
  const isPath = from.startsWith('/') && URL.canParse(from, base)
  const page = isPath ? new URL(from, base) : undefined
  // `//` and `/\` lead to other hosts.
  return toText(page?.origin === base ? page.pathname : path, longest)
}

function readParameters(given: URLSearchParams, names: readonly string[]): Record<string, string> {
  const values = names.map((name) => [name, toText(given.get(name) ?? '', longestValue)] as const)
  return Object.fromEntries(values.filter(([, value]) => value))
}

/** Without query, fragment and password; empty for an invalid address. */
function toAddress(referrer: string): string {
  if (!URL.canParse(referrer)) return ''
  const { protocol, host, pathname } = new URL(referrer)
  return host ? toText(`${protocol}//${host}${pathname}`, longest) : ''
}
