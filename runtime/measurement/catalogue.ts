/**
 * The events and properties a site reports (`site-config/events.json`), and the check of one against
 * them. Small, since it runs in the browser.
 */
import type { EventRule, EventsConfig, PropertyRule } from '#schemas/config-types.ts'

export type EventCatalogue = Omit<EventsConfig, '$schema'>

export type Properties = Readonly<Record<string, unknown>>

export function findEvent({ events }: EventCatalogue, name: string): EventRule | undefined {
  return events.find((event) => event.name === name)
}

/** What is wrong with an event's own properties, in words; nothing when they are as declared. */
export function checkEvent(
  { common }: EventCatalogue,
  { properties: declared = {} }: EventRule,
  properties: Properties,
): string[] {
  const missing = Object.entries(declared)
    .filter(([name, { required }]) => required && !Object.hasOwn(properties, name))
    .map(([name]) => `"${name}" is missing`)
  return [...missing, ...checkProperties({ ...common, ...declared }, properties)]
}

export function checkProperties(
  declared: Readonly<Record<string, PropertyRule>>,
  properties: Properties,
): string[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    const rule = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (!rule) return [`"${name}" is not declared`]
    return fits(value, rule) ? [] : [`"${name}" is ${JSON.stringify(value)}, not ${describe(rule)}`]
  })
}

/** Null and undefined mean that there is no such property. */
export function withoutEmpties(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined && value !== null),
  )
}

function fits(value: unknown, { type, enum: values }: PropertyRule): boolean {
  if (type === 'integer' ? !Number.isSafeInteger(value) : typeof value !== type) return false
  if (type === 'number' && !Number.isFinite(value)) return false
  return !values || values.includes(value as string)
}

function describe({ type, enum: values }: PropertyRule): string {
  return values ? `one of ${values.join(', ')}` : `a ${type}`
}
