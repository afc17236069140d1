/** Everything that can be used, with its users. */
import type { QualityReport } from '../inspect/finding.ts'
import type { Survey } from '../inspect/inspect-site.ts'
import type { UsedKind } from '../usage/find-uses.ts'
import { listSiteUses, toUsingSite, type SiteUse } from '../usage/site-uses.ts'
import { nameDocument, type Use } from '../usage/usage-index.ts'

export interface UsageReport extends QualityReport {
  /** By kind, everything that the site has or a document names; the most used first. */
  things: Record<UsedKind, UsedThing[]>
}

export interface UsedThing {
  kind: UsedKind
  name: string
  /** Its name for people: for a document its type, uid and language. */
  words: string
  /** Its users, in the order of the documents. */
  users: readonly Use[]
  /** The parts of the site's configuration that use it: `page type blog_article`. */
  site: string[]
}

/** All things, the most used first. */
export function listThings(survey: Survey): UsageReport['things'] {
  const bySite = groupSiteUses(survey)
  const list = (kind: UsedKind) =>
    [...new Set([...listRegistered(kind, survey), ...survey.usage.namesOf(kind)])]
      .map((name) => toThing(kind, name, survey, bySite))
      .sort((a, b) => b.users.length - a.users.length || (a.words < b.words ? -1 : 1))
  return {
    document: list('document'),
    slice: list('slice'),
    variation: list('variation'),
    machine: list('machine'),
    form: list('form'),
    asset: list('asset'),
  }
}

/** Names of everything that can be used; files only where they are known. */
function listRegistered(kind: UsedKind, { site, usage, files = new Set() }: Survey): string[] {
  const { slices } = site.kinds
  const registered: Record<UsedKind, () => Iterable<string>> = {
    document: () => usage.documents.keys(),
    slice: () => Object.keys(slices),
    variation: () =>
      Object.entries(slices).flatMap(([slice, { variations }]) =>
        variations.map((variation) => `${slice}/${variation}`),
      ),
    machine: () => Object.keys(site.machines),
    form: () => site.forms.keys(),
    asset: () => files,
  }
  return [...registered[kind]()]
}

type SiteUses = ReadonlyMap<string, SiteUse[]>

function groupSiteUses(survey: Survey): SiteUses {
  return Map.groupBy(listSiteUses(toUsingSite(survey)), ({ kind, name }) => `${kind} ${name}`)
}

function toThing(
  kind: UsedKind,
  name: string,
  { usage, site }: Survey,
  bySite: SiteUses,
): UsedThing {
  const document = kind === 'document' ? usage.documents.get(name) : undefined
  const isSingle = document && site.kinds.documents[document.type]?.repeatable === false
  const key = isSingle ? `single ${document.type}` : `${kind} ${name}`
  const uses = bySite.get(key) ?? []
  return {
    kind,
    name,
    words: document ? nameDocument(document) : name,
    users: usage.usersOf(kind, name),
    site: [...new Set(uses.map(({ where }) => where))],
  }
}

/** One thing; undefined when neither the site nor a document knows it. */
export function findThing(survey: Survey, kind: UsedKind, name: string): UsedThing | undefined {
  const thing = toThing(kind, name, survey, groupSiteUses(survey))
  const isKnown = thing.users.length > 0 || listRegistered(kind, survey).includes(name)
  return isKnown ? thing : undefined
}
