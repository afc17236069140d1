import type { TrafficConfig } from '#schemas/config-types.ts'
import type { Landing } from '../landing.ts'
import { findReferringDomain, findSource } from './find-source.ts'
import { longest, longestValue, toText, type ClickIds, type TrafficRecord } from './record.ts'

/** What the first page of a visit says of where the visitor came from. */
export interface Captured {
  record: TrafficRecord
  clickIds: ClickIds
  /** The parameters of campaigns (TRAFFIC-10), as far as there are any. */
  campaign: Record<string, string>
  /** Host of the referring page; `$direct` without one. */
  referringDomain: string
}

/** Everything is text of strangers: it is bounded, and only compared and copied. */
export function capture(
  { url, referrer: from }: Pick<Landing, 'url' | 'referrer'>,
  tables: TrafficConfig,
): Captured {
  const { searchParams, pathname, hostname } = new URL(url)
  const campaign = readParameters(searchParams, tables.parameters.campaign)
  const translated = translate(campaign, tables)
  const referrer = toAddress(translated ?? from)
  const found = findSource(referrer, hostname, tables)
  const isGiven = translated === undefined
  const record: TrafficRecord = {
    utm_campaign: campaign.utm_campaign ?? '',
    utm_content: campaign.utm_content ?? '',
    utm_medium: (isGiven && campaign.utm_medium) || found.medium,
    utm_source: (isGiven && campaign.utm_source) || found.source,
    utm_term: campaign.utm_term ?? '',
    landingPage: toText(pathname, longest),
    referrer,
  }
  return {
    record,
    clickIds: readParameters(searchParams, tables.parameters.click),
    campaign,
    referringDomain: findReferringDomain(referrer, hostname, tables),
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

/**
 * The referrer behind a visit from our own media (TRAFFIC-06); empty when it cannot be told.
 * Undefined when it is no such visit.
 */
function translate(
  { utm_medium: medium = '', utm_source: source = '' }: Record<string, string>,
  { translation: { mediums, referrers } }: TrafficConfig,
): string | undefined {
  if (!mediums.includes(medium.toLowerCase())) return undefined
  const name = source.toLowerCase()
  if (Object.hasOwn(referrers, name)) return referrers[name]
  return /^[^\s/\\?#@:]+\.[^\s/\\?#@:]+$/.test(name) ? `https://${name}/` : ''
}

function readParameters(given: URLSearchParams, names: readonly string[]): Record<string, string> {
  const values = names.map((name) => [name, toText(given.get(name) ?? '', longestValue)] as const)
  return Object.fromEntries(values.filter(([, value]) => value))
}

/** Without query, fragment and password; empty for what is no address. */
function toAddress(referrer: string): string {
  if (!URL.canParse(referrer)) return ''
  const { protocol, host, pathname } = new URL(referrer)
  return host ? toText(`${protocol}//${host}${pathname}`, longest) : ''
}
