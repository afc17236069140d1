/** Usage for a terminal. */
import type { Locate } from './location.ts'
import { toTable } from './table.ts'
import type { UsedKind } from '../usage/find-uses.ts'
import type { UsageReport, UsedThing } from './used-things.ts'
import { nameDocument, type Use } from '../usage/usage-index.ts'

/** Kinds listed one by one; of documents and files only the unused ones are of interest. */
const listed: readonly UsedKind[] = ['slice', 'machine', 'form']

/** @param isDead - lists only what is unused */
export function toUsageText(report: UsageReport, locate: Locate, isDead = false): string {
  const parts = isDead ? [] : listed.map((kind) => toColumns(kind, report))
  return [...parts, toTable(report, locate)].join('\n\n')
}

function toColumns(kind: UsedKind, { things }: UsageReport): string {
  const rows = things[kind].flatMap((thing) => [
    [thing.name, String(thing.users.length), toShort(thing.site)],
    ...(kind === 'slice' ? listVariations(thing, things.variation) : []),
  ])
  const width = Math.max(...rows.map(([name]) => name!.length), kind.length)
  const lines = [[kind, 'documents', 'used by the site in'], ...rows].map(([name, count, site]) =>
    `${name!.padEnd(width)}  ${count!.padStart('documents'.length)}  ${site}`.trimEnd(),
  )
  return lines.join('\n')
}

const mostNames = 3

/** `page types author, category and 5 more; layout blog` */
function toShort(site: readonly string[]): string {
  const groups = Map.groupBy(site, (where) => where.slice(0, where.lastIndexOf(' ')))
  const parts = [...groups].map(([words, all]) => {
    const names = all.map((where) => where.slice(words.length + 1))
    const shown = names.length > mostNames ? names.slice(0, mostNames - 1) : names
    const rest = names.length - shown.length
    return `${words}${names.length > 1 ? 's' : ''} ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  })
  return parts.join('; ')
}

/** The rows of a slice's variations when it has several. */
function listVariations({ name }: UsedThing, variations: readonly UsedThing[]): string[][] {
  const own = variations.filter((one) => one.name.startsWith(`${name}/`))
  if (own.length < 2) return []
  return own.map((one) => [
    `  ${one.name.slice(name.length + 1)}`,
    String(one.users.length),
    toShort(one.site),
  ])
}

/** The users of one thing, each with its place. */
export function toThingText(
  { kind, words, users, site }: UsedThing,
  locate: (use: Use) => string,
): string {
  return [
    `The ${kind} ${words} is used by ${count(users.length, 'document')}${users.length > 0 ? ':' : '.'}`,
    ...users.map((use) => `  ${nameDocument(use.by)}  ${locate(use)}${times(use)}`),
    ...(site.length > 0 ? [`By the site: ${site.join(', ')}.`] : []),
  ].join('\n')
}

/** The things one document uses. */
export function toUsesText(uses: readonly Use[], nameOf: (use: Use) => string): string {
  return [
    `It uses ${count(uses.length, 'thing')}${uses.length > 0 ? ':' : '.'}`,
    ...uses.map((use) => `  ${use.kind} ${nameOf(use)}  ${use.path}${times(use)}`),
  ].join('\n')
}

function times({ times: number }: Use): string {
  return number > 1 ? ` and ${count(number - 1, 'more place')}` : ''
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
