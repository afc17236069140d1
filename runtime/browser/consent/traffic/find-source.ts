import type { TrafficClass, TrafficConfig } from '#schemas/config-types.ts'
import { findName, isWithin, toHost } from './host-names.ts'

interface Source {
  medium: string
  source: string
}

/** What a referrer says of a visit. */
export interface Referral extends Source {
  /** Host of the referring page; `$direct` without one, and for ourselves. */
  domain: string
  /** Whether the site only sends visitors back: ours, or one that they pass through. */
  isExcluded: boolean
}

/** Both of a visit from nowhere, or from ourselves. */
const direct = '$direct'
/** The medium of a site of no class. */
const referringSite = '$referring_site'

/**
 * What a referrer says of a visit (TRAFFIC-07): the class of the site and its name there, or its host.
 * @param referrer - an address, or anything else, which counts as none.
 * @param ownHost - of the page.
 */
export function findReferral(referrer: string, ownHost: string, tables: TrafficConfig): Referral {
  const { host, name } = readAddress(referrer)
  if (!host) return { medium: direct, source: direct, domain: direct, isExcluded: false }
  const { own, excluded } = tables.domains
  const known = findMatch(host, tables.classes)
  // A domain for mail may lie below the site's own: it is closer.
  const rank = known?.rank ?? 0
  const ownRank = host === toHost(ownHost) ? Infinity : rankOf(own, host)
  if (ownRank > rank) return { medium: direct, source: direct, domain: direct, isExcluded: true }
  return {
    medium: known?.medium ?? referringSite,
    source: known?.source ?? name,
    domain: name,
    isExcluded: rankOf(excluded, host) > rank,
  }
}

/** The medium of a source that an address names, in any case; undefined when the tables do not know it. */
export function findMedium(source: string, tables: TrafficConfig): string | undefined {
  const name = source.toLowerCase()
  const named = tables.classes.findLast(
    ({ labels = [], aliases = {} }) => labels.includes(name) || Object.hasOwn(aliases, name),
  )
  if (named) return named.name
  const medium = findMatch(readAddress(findReferrer(name, tables)).host, tables.classes)?.medium
  return medium === referringSite ? undefined : medium
}

/** The address for a source (OP25): from the table, else the source itself as a host, else empty. */
export function findReferrer(source: string, { translation }: TrafficConfig): string {
  const name = source.toLowerCase()
  if (Object.hasOwn(translation.referrers, name)) return translation.referrers[name]!
  return /^[^\s/\\?#@:]+\.[^\s/\\?#@:]+$/.test(name) ? `https://${name}/` : ''
}

interface Match {
  medium: string
  /** What the table calls the site, if anything. */
  source?: string
  rank: number
}

/** The most specific place of all classes that the host fits; of two alike the later one. */
function findMatch(host: string, classes: readonly TrafficClass[]): Match | undefined {
  const matches = classes.flatMap((given) => [...listMatches(given, host)])
  const best = Math.max(...matches.map(({ rank }) => rank))
  return best > 0 ? matches.findLast(({ rank }) => rank === best) : undefined
}

function* listMatches(
  { name: medium, labels = [], hosts = [], domains = [], aliases = {}, except = [] }: TrafficClass,
  host: string,
): Generator<Match> {
  for (const label of labels) yield { medium, source: label, rank: rankOf([`${label}.*`], host) }
  for (const [source, places] of Object.entries(aliases))
    yield { medium, source, rank: rankOf(places, host) }
  yield { medium, rank: hosts.includes(host) ? Infinity : rankOf(domains, host) }
  yield { medium: referringSite, rank: rankOf(except, host) }
}

/** More than the length of any name: a domain is closer than a name under any suffix. */
const domainRank = 1000

/** How closely one of these places names the host: 0 for not at all. */
function rankOf(places: readonly string[], host: string): number {
  const ranks = places.map((place) => {
    if (!place.endsWith('.*')) return isWithin(host, place) ? domainRank + place.length : 0
    return isWithin(findName(host), place.slice(0, -2)) ? place.length : 0
  })
  return Math.max(0, ...ranks)
}

/**
 * Host of an address and what it is called. The name of an Android app is a domain turned round:
 * com.linkedin.android is android.linkedin.com.
 */
function readAddress(address: string): { host: string; name: string } {
  if (!URL.canParse(address)) return { host: '', name: '' }
  const { protocol, hostname } = new URL(address)
  const name = toHost(hostname)
  const isApp = protocol === 'android-app:'
  return { host: isApp ? name.split('.').toReversed().join('.') : name, name }
}
