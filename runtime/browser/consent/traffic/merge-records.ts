import type { TrafficConfig } from '#schemas/config-types.ts'
import type { Landing } from './landing.ts'
import { capture, findConversionPage, type Captured } from './capture.ts'
import {
  namesOf,
  toRecord,
  utmFields,
  withoutClickIds,
  type Clicks,
  type TrafficRecord,
} from './record.ts'

export interface Records {
  initial: TrafficRecord | null
  mostRecent: TrafficRecord | null
}

/** What the browser has stored, unchecked; null if there is nothing. */
export interface Found {
  initial: unknown
  mostRecent: unknown
  /** Cookie of an earlier site. */
  legacy: unknown
}

export interface Visit {
  landing: Pick<Landing, 'url' | 'referrer'>
  /** `new`: this document begins a visit. `within`: another did. `captured`: that is stored. */
  stage: 'new' | 'within' | 'captured'
  hasAdConsent: boolean
  /** The page on which the visitor converts, if now. */
  conversion: { path: string; url: string } | null
}

export interface Merged extends Pick<Captured, 'campaign' | 'referringDomain' | 'isExcluded'> {
  records: Records
  /** Whether there is something to store. */
  isChanged: boolean
  /** Whether the record of the first visit was taken from the cookie of an earlier site. */
  isLegacy: boolean
}

/** The rules of TRAFFIC-02 to TRAFFIC-05 and TRAFFIC-08: what is found, and this visit, to records. */
export function mergeRecords(found: Found, visit: Visit, tables: TrafficConfig): Merged {
  const { click: clicks } = tables.parameters
  const captured = capture(visit.landing, tables)
  const stored = {
    initial: toRecord(found.initial, clicks),
    mostRecent: toRecord(found.mostRecent, clicks),
  }
  const legacy = stored.initial ? null : toLegacyRecord(found.legacy, clicks)
  const before = { ...stored, initial: stored.initial ?? legacy }
  const visited = isArrival(visit, captured, before, namesOf(clicks))
    ? addVisit(before, captured.record)
    : before
  const clicked = visit.hasAdConsent
    ? addClickIds(visited, captured)
    : mapRecords(visited, (record) => withoutClickIds(record, clicks))
  const records = visit.conversion
    ? addConversion(clicked, findConversionPage(visit.conversion))
    : clicked
  return {
    records,
    campaign: captured.campaign,
    referringDomain: captured.referringDomain,
    isExcluded: captured.isExcluded,
    isChanged: JSON.stringify(records) !== JSON.stringify(stored),
    isLegacy: legacy !== null,
  }
}

/**
 * Whether the visitor came from somewhere that the most recent record does not tell yet. A new visit
 * from a site that only sends visitors back says nothing; within a visit only a campaign or the click
 * on an advertisement does.
 */
function isArrival(
  { stage }: Visit,
  { record, clickIds, campaign, isExcluded, isOwnMedium }: Captured,
  { mostRecent }: Records,
  clickNames: readonly string[],
): boolean {
  const saysCampaign = Object.keys(campaign).length > 0
  if (stage === 'new') return !mostRecent || !isExcluded || saysCampaign
  if (stage === 'captured' || !saysCampaign || isOwnMedium) return false
  if (!mostRecent || tellCampaign(mostRecent) !== tellCampaign(record)) return true
  if (Object.keys(clickIds).length === 0) return false
  const known = pick(mostRecent, clickNames)
  // No id is kept without consent to advertising: then the landing tells one click from another.
  return (
    !isLandingOf(record, mostRecent) || (known !== '{}' && known !== pick(clickIds, clickNames))
  )
}

/** Names are compared without case (OP24). */
function tellCampaign(record: TrafficRecord): string {
  return pick(record, utmFields).toLowerCase()
}

function pick(values: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  return JSON.stringify(values, [...names])
}

function addVisit({ initial }: Records, landed: TrafficRecord): Records {
  return { initial: initial ?? landed, mostRecent: landed }
}

/** The first visit keeps the ids it has; another tab may have begun a newer visit than this one. */
function addClickIds({ initial, mostRecent }: Records, { clickIds, record }: Captured): Records {
  return {
    initial: initial && { ...initial, ...clickIds, ...initial },
    mostRecent:
      mostRecent && isLandingOf(record, mostRecent) ? { ...mostRecent, ...clickIds } : mostRecent,
  }
}

function addConversion({ initial, mostRecent }: Records, conversionPage: string): Records {
  return {
    initial: initial && { ...initial, conversionPage: initial.conversionPage ?? conversionPage },
    mostRecent: mostRecent && { ...mostRecent, conversionPage },
  }
}

function isLandingOf(landed: TrafficRecord, stored: TrafficRecord): boolean {
  return Object.keys(landed).every((name) => stored[name] === landed[name])
}

function toLegacyRecord(cookie: unknown, clicks: Clicks): TrafficRecord | null {
  if (!cookie || typeof cookie !== 'object') return null
  const { initial, ...others } = cookie as Record<string, unknown>
  if (!initial || typeof initial !== 'object') return null
  const ids = namesOf(clicks).map((name) => [name, others[name]] as const)
  return toRecord({ ...Object.fromEntries(ids), ...initial }, clicks)
}

function mapRecords(
  { initial, mostRecent }: Records,
  change: (record: TrafficRecord) => TrafficRecord,
): Records {
  return { initial: initial && change(initial), mostRecent: mostRecent && change(mostRecent) }
}
