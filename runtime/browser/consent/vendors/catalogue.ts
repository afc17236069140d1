/**
 * The events and properties a site reports (`site-config/events.json`), and the check of an event
 * against them. Small, since it runs in the browser.
 */
import type { EventRule, PropertyRule } from '#schemas/config-types.ts'

/** The catalogue that browsers get: without the texts that only people read. */
export interface EventCatalogue {
  common?: Readonly<Record<string, CatalogueProperty>>
  user?: Readonly<Record<string, CatalogueProperty>>
  events: readonly CatalogueEvent[]
}

export interface CatalogueEvent extends Omit<EventRule, 'description' | 'properties'> {
  properties?: Readonly<Record<string, CatalogueProperty>>
}

type CatalogueProperty = Omit<PropertyRule, 'description'>

export type Properties = Readonly<Record<string, unknown>>

export function findEvent({ events }: EventCatalogue, name: string): CatalogueEvent | undefined {
  return events.find((event) => event.name === name)
}

/** The faults of an event's own properties, in words; none when they are as declared. */
export function checkEvent(
  { common }: EventCatalogue,
  { properties: declared = {} }: CatalogueEvent,
  properties: Properties,
): string[] {
  const missing = Object.entries(declared)
    .filter(([name, { required }]) => required && !Object.hasOwn(properties, name))
    .map(([name]) => `"${name}" is missing`)
  return [...missing, ...checkProperties({ ...common, ...declared }, properties)]
}

export function checkProperties(
  declared: Readonly<Record<string, CatalogueProperty>>,
  properties: Properties,
): string[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    const rule = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (!rule) return [`"${name}" is not declared`]
    return fits(value, rule) ? [] : [`"${name}" is ${JSON.stringify(value)}, not ${describe(rule)}`]
  })
}

/** Null and undefined count as absent. */
export function withoutEmpties(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined && value !== null),
  )
}

function fits(value: unknown, { type, enum: values }: CatalogueProperty): boolean {
  if (type === 'integer' ? !Number.isSafeInteger(value) : typeof value !== type) return false
  if (type === 'number' && !Number.isFinite(value)) return false
  return !values || values.includes(value as string)
}

function describe({ type, enum: values }: CatalogueProperty): string {
  return values ? `one of ${values.join(', ')}` : `a ${type}`
}
