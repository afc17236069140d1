/** The page of the docs for people who read reports: what each event means. */
import type { EventRule, EventsConfig, PropertyRule } from '../../schemas/config-types.ts'
import { toPage, toTable } from './generate-reference.ts'

/** Text of `docs/reference/events.md`. */
export function generateEventReference({ common = {}, user = {}, events }: EventsConfig): string {
  return toPage(
    'Events',
    'What the site reports about visitors who consent, and the properties of each event.',
    [
      `## Every event\n\n${toPropertyTable(common)}`,
      `## The visitor\n\n${toPropertyTable(user)}`,
      ...events.map(describeEvent),
    ],
  )
}

const consents = {
  analytics: 'With consent to analytics.',
  ad: 'With consent to advertising.',
  any: 'With consent to analytics or to advertising.',
}

function describeEvent({ name, description, category, to, properties = {} }: EventRule): string {
  const receivers = to ? ` Only to ${to.join(', ')}.` : ''
  return [
    `## ${name}`,
    `${description} ${consents[category ?? 'analytics']}${receivers}`,
    ...(Object.keys(properties).length > 0 ? [toPropertyTable(properties)] : []),
  ].join('\n\n')
}

function toPropertyTable(properties: Readonly<Record<string, PropertyRule>>): string {
  return toTable(
    ['Property', 'Kind', 'Always', 'What it holds'],
    Object.entries(properties).map(([name, { type, enum: values, required, description }]) => [
      `\`${name}\``,
      values ? values.map((value) => `\`${value}\``).join(', ') : type,
      required ? 'yes' : '',
      description ?? '',
    ]),
  )
}
