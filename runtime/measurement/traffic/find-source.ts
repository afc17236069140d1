import type { TrafficConfig } from '#schemas/config-types.ts'
import { findLabel, isWithin, toHost } from './find-label.ts'

export interface Source {
  medium: string
  source: string
}

/** Both of a visit from nowhere, or from ourselves. */
export const direct = '$direct'
/** The medium of a site of no class. */
export const referringSite = '$referring_site'

/**
 * What a referrer says of a visit (TRAFFIC-07): the class of the site and its name there, or its host.
 * @param referrer - an address, or anything else, which counts as none.
 * @param ownHost - of the page.
 */
export function findSource(referrer: string, ownHost: string, tables: TrafficConfig): Source {
  const host = findHost(referrer)
  if (!host) return { medium: direct, source: direct }
  // First, since a domain for mail may lie below the site's own.
  const known = findClass(host, tables)
  if (known) return known
  if (host === toHost(ownHost) || isWithin(host, tables.domains.own))
    return { medium: direct, source: direct }
  return { medium: referringSite, source: host }
}

/** Host of the referring page; `$direct` without one, and for ourselves. */
export function findReferringDomain(
  referrer: string,
  ownHost: string,
  tables: TrafficConfig,
): string {
  const { medium } = findSource(referrer, ownHost, tables)
  return medium === direct ? direct : findHost(referrer)
}

function findClass(host: string, { classes }: TrafficConfig): Source | undefined {
  const label = findLabel(host)
  for (const { name, labels = [], hosts = [], domains = [] } of classes) {
    if (label && labels.includes(label)) return { medium: name, source: label }
    if (hosts.includes(host) || isWithin(host, domains)) return { medium: name, source: host }
  }
}

function findHost(address: string): string {
  return URL.canParse(address) ? toHost(new URL(address).hostname) : ''
}
