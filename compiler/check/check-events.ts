/** events.json: what machines report must be in the catalogue, with the properties it declares. */
import type { EventRule, EventsConfig, PropertyRule } from '../../schemas/config-types.ts'
import { didYouMean, type Fault } from '../read/fault.ts'
import { escapePointer } from '../../schemas/json-pointer.ts'
import { isObject } from '../../schemas/is-object.ts'
import type { SiteFiles } from '../read/load-site.ts'
import { reportTo, type Report } from './report.ts'

interface Placed {
  params: Record<string, unknown>
  /** Of the params. */
  path: string
}

/** A site without the file is not checked: it reports nothing. */
export function checkEvents(site: SiteFiles, isWellFormed: (file: string) => boolean): Fault[] {
  const faults: Fault[] = []
  const files = site.events.filter(({ path }) => isWellFormed(path))
  if (files.length === 0) return faults
  for (const { path, value } of files) checkFile(value, site, reportTo(faults, path))
  const events = new Map(
    files.flatMap(({ value }) => value.events).map((event) => [event.name, event]),
  )
  const { common, user = {} }: Partial<EventsConfig> = Object.assign(
    {},
    ...files.map(({ value }) => value),
  )
  for (const { path, value } of site.machines.values()) {
    const report = reportTo(faults, path)
    for (const tracked of findActions(value, 'track', ''))
      checkTracked(tracked, events, common ?? {}, report)
    for (const { params, path: at } of findActions(value, 'identify', ''))
      checkProperties(params['properties'], user, 'The visitor', `${at}/properties`, report)
  }
  return faults
}

function checkFile({ events }: EventsConfig, { vendors }: SiteFiles, report: Report): void {
  const names = events.map(({ name }) => name)
  const ids = vendors.flatMap(({ value }) => value.vendors).map(({ id }) => id)
  for (const [index, { name, to = [] }] of events.entries()) {
    if (names.indexOf(name) < index)
      report(`/events/${index}/name`, `"${name}" is already in the catalogue.`, 'Keep one of them.')
    for (const [position, id] of to.entries()) {
      if (ids.includes(id)) continue
      report(`/events/${index}/to/${position}`, `There is no vendor "${id}".`, didYouMean(id, ids))
    }
  }
}

function checkTracked(
  { params, path }: Placed,
  events: ReadonlyMap<string, EventRule>,
  common: Readonly<Record<string, PropertyRule>>,
  report: Report,
): void {
  const { name, properties = {} } = params
  if (typeof name !== 'string') {
    report(
      `${path}/name`,
      'The event name is computed, so it cannot be checked against the catalogue.',
      'Write a fixed event name for each transition.',
    )
    return
  }
  const event = events.get(name)
  if (!event) {
    const hint = `${didYouMean(name, events.keys())} New ones go to site-config/events.json.`
    report(`${path}/name`, `The event "${name}" is not in the catalogue.`, hint)
    return
  }
  const { properties: own = {} } = event
  const at = `${path}/properties`
  checkProperties(properties, { ...common, ...own }, `The event "${name}"`, at, report)
  const named = toNamed(properties)
  for (const [key, { required }] of Object.entries(own)) {
    if (!named || !required || Object.hasOwn(named, key)) continue
    report(at, `The event "${name}" needs "${key}".`, 'Add it.')
  }
}

function checkProperties(
  properties: unknown,
  declared: Readonly<Record<string, PropertyRule>>,
  whose: string,
  path: string,
  report: Report,
): void {
  // A whole that is computed is checked when it is sent.
  const named = toNamed(properties) ?? {}
  for (const [key, value] of Object.entries(named)) {
    const at = `${path}/${escapePointer(key)}`
    const rule = Object.hasOwn(declared, key) ? declared[key] : undefined
    if (!rule) report(at, `${whose} has no "${key}".`, didYouMean(key, Object.keys(declared)))
    else if (!isObject(value) && !fits(value, rule))
      report(at, `"${key}" cannot be ${JSON.stringify(value)}.`, describe(rule))
  }
}

/** By name; undefined if they are computed as a whole. */
function toNamed(properties: unknown): Record<string, unknown> | undefined {
  if (!isObject(properties) || Object.hasOwn(properties, '@expr')) return undefined
  return properties as Record<string, unknown>
}

function fits(value: unknown, { type, enum: values }: PropertyRule): boolean {
  if (type === 'integer' ? !Number.isInteger(value) : typeof value !== type) return false
  return values === undefined || values.includes(value as string)
}

function describe({ type, enum: values }: PropertyRule): string {
  return values ? `One of: ${values.join(', ')}.` : `It must be a ${type}.`
}

/** Of this type, wherever in the document they stand. */
function* findActions(value: unknown, type: string, path: string): Generator<Placed> {
  if (typeof value !== 'object' || value === null) return
  const { type: own, params } = value as Record<string, unknown>
  if (own === type && isObject(params))
    yield { params: params as Placed['params'], path: `${path}/params` }
  for (const [key, child] of Object.entries(value)) {
    yield* findActions(child, type, `${path}/${escapePointer(key)}`)
  }
}
