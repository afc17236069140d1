import type { TrafficConfig } from '#schemas/config-types.ts'
import type { Landing } from '../landing.ts'
import { capture, findConversionPage, type Captured } from './capture.ts'
import { toRecord, withoutClickIds, type ClickIds, type TrafficRecord } from './record.ts'

export interface Records {
  initial: TrafficRecord | null
  mostRecent: TrafficRecord | null
}

/** What the browser holds, unchecked; null where it holds nothing. */
export interface Found {
  initial: unknown
  mostRecent: unknown
  /** Cookie of an earlier site. */
  legacy: unknown
}

export interface Visit {
  landing: Pick<Landing, 'url' | 'referrer'>
  /**
   * `new`: this document begins a visit. `captured`: it did, and that is stored. `earlier`: another
   * document did.
   */
  stage: 'new' | 'captured' | 'earlier'
  hasAdConsent: boolean
  /** The page on which the visitor converts, if now. */
  conversion: { path: string; url: string } | null
}

export interface Merged extends Pick<Captured, 'campaign' | 'referringDomain'> {
  records: Records
  /** Whether there is something to store. */
  isChanged: boolean
  /** Whether the record of the first visit was taken from the cookie of an earlier site. */
  isLegacy: boolean
}

/** The rules of TRAFFIC-02 to TRAFFIC-05 and TRAFFIC-08: what is found, and this visit, to records. */
export function mergeRecords(found: Found, visit: Visit, tables: TrafficConfig): Merged {
  const captured = capture(visit.landing, tables)
  const stored = { initial: toRecord(found.initial), mostRecent: toRecord(found.mostRecent) }
  const legacy = stored.initial ? null : toLegacyRecord(found.legacy)
  const before = { ...stored, initial: stored.initial ?? legacy }
  const visited = visit.stage === 'new' ? addVisit(before, captured.record) : before
  const clicked = visit.hasAdConsent
    ? addClickIds(visited, captured, visit.stage)
    : mapRecords(visited, withoutClickIds)
  const records = visit.conversion
    ? addConversion(clicked, findConversionPage(visit.conversion))
    : clicked
  return {
    records,
    campaign: captured.campaign,
    referringDomain: captured.referringDomain,
    isChanged: JSON.stringify(records) !== JSON.stringify(stored),
    isLegacy: legacy !== null,
  }
}

function addVisit({ initial }: Records, landed: TrafficRecord): Records {
  return { initial: initial ?? landed, mostRecent: landed }
}

/** The first visit keeps the ids it has; another tab may have begun a newer visit than this one. */
function addClickIds(
  { initial, mostRecent }: Records,
  { clickIds, record }: Captured,
  stage: Visit['stage'],
): Records {
  if (stage === 'earlier') return { initial, mostRecent }
  return {
    initial: initial && { ...initial, ...without(clickIds, initial) },
    mostRecent:
      mostRecent && isSameVisit(mostRecent, record) ? { ...mostRecent, ...clickIds } : mostRecent,
  }
}

function without(clickIds: ClickIds, known: ClickIds): ClickIds {
  return Object.fromEntries(
    Object.entries(clickIds).filter(([name]) => !known[name as keyof ClickIds]),
  )
}

function isSameVisit(stored: TrafficRecord, landed: TrafficRecord): boolean {
  return (Object.keys(landed) as (keyof TrafficRecord)[]).every(
    (name) => stored[name] === landed[name],
  )
}

function addConversion({ initial, mostRecent }: Records, conversionPage: string): Records {
  return {
    initial: initial && { ...initial, conversionPage: initial.conversionPage ?? conversionPage },
    mostRecent: mostRecent && { ...mostRecent, conversionPage },
  }
}

function toLegacyRecord(cookie: unknown): TrafficRecord | null {
  if (!cookie || typeof cookie !== 'object') return null
  const { initial, gclid, msclkid } = cookie as Record<string, unknown>
  if (!initial || typeof initial !== 'object') return null
  return toRecord({ ...pickTexts({ gclid, msclkid }), ...initial })
}

function pickTexts(values: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'string' && value),
  )
}

function mapRecords(
  { initial, mostRecent }: Records,
  change: (record: TrafficRecord) => TrafficRecord,
): Records {
  return { initial: initial && change(initial), mostRecent: mostRecent && change(mostRecent) }
}
