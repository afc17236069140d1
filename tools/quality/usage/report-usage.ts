/** What of a site is used how often, and what is used nowhere or leads nowhere. */
import { isBrokenLinkFound, otherLanguages, relations } from '../checks/relations.ts'
import type { Finding, QualityReport } from '../inspect/finding.ts'
import type { Survey } from '../inspect/inspect-site.ts'
import { deadForms, deadMachines, deadSlices } from '../rules/dead-slices.ts'
import { deadEnds, unresolvedLinks } from '../rules/links.ts'
import { orphans } from '../rules/orphans.ts'
import { unusedAssets } from '../rules/unused-assets.ts'
import type { UsedKind } from './find-uses.ts'
import { listSiteUses, toUsingSite, type SiteUse } from './site-uses.ts'
import { nameDocument, type Use } from './usage-index.ts'

export interface UsageReport extends QualityReport {
  /** Of each kind, everything that the site has or a document names; the most used first. */
  things: Record<UsedKind, UsedThing[]>
}

export interface UsedThing {
  kind: UsedKind
  name: string
  /** How people know it: of a document its type, uid and language. */
  words: string
  /** Who uses it, in the order of the documents. */
  users: readonly Use[]
  /** What of the site's configuration uses it: `page type blog_article`. */
  site: string[]
}

const checks = [
  deadSlices,
  deadMachines,
  deadForms,
  unusedAssets,
  relations,
  deadEnds,
  otherLanguages,
  orphans,
]

export function reportUsage(survey: Survey): UsageReport {
  const { site, usage, links } = survey
  const found = checks.flatMap((check) => [...check.run(survey)])
  const others = [...unresolvedLinks.run(survey)].filter((finding) => !isTold(finding, found))
  return {
    title: 'Usage',
    repository: site.content.repository.name,
    rules: [...unresolvedLinks.rules, ...checks.flatMap(({ rules }) => rules)],
    findings: [...found, ...others],
    counts: [
      { label: 'documents', value: usage.documents.size },
      { label: 'pages', value: links.length },
    ],
    things: listThings(survey),
  }
}

function isTold({ documentId, path, message }: Finding, found: readonly Finding[]): boolean {
  return isBrokenLinkFound({ code: 'BrokenLink', documentId, path, message }, found)
}

function listThings(survey: Survey): UsageReport['things'] {
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

/** What there is to be used; files only where they are known. */
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
