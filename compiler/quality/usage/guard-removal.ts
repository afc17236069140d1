/**
 * Whether something can be removed without leaving holes: its remaining users, and the message that
 * lists them.
 */
import type { SiteUse } from './site-uses.ts'
import { nameDocument, type UsageIndex, type Use } from './usage-index.ts'

export interface Removal {
  /** Ids of documents. */
  documents: Iterable<string>
  /** Names as the index has them. */
  assets?: Iterable<string>
}

/** Something to be removed that is still used by what stays. */
export interface Hindrance {
  /** `author ada en-us`, or the name of an asset. */
  words: string
  users: Use[]
  /** The parts of the site's configuration that use it. */
  site: string[]
}

/**
 * Finds what is still in use. Uses by things that are removed along with it do not count.
 * @param singles - what the site uses of documents that are the only ones of their type
 */
export function findHindrances(
  { documents, assets = [] }: Removal,
  index: UsageIndex,
  singles: readonly SiteUse[],
): Hindrance[] {
  const removed = new Set(documents)
  const stays = ({ by }: Use) => !removed.has(by.id)
  const ofDocuments = [...removed].flatMap((id) => {
    const document = index.documents.get(id)
    if (!document) return []
    const users = index.usersOf('document', id).filter(stays)
    return { words: nameDocument(document), users, site: findSites(document.type, index, singles) }
  })
  const ofAssets = [...assets].map((name) => ({
    words: name,
    users: index.usersOf('asset', name).filter(stays),
    site: [],
  }))
  return [...ofDocuments, ...ofAssets].filter(
    ({ users, site }) => users.length > 0 || site.length > 0,
  )
}

function findSites(type: string, index: UsageIndex, singles: readonly SiteUse[]): string[] {
  const used = singles.filter(
    ({ kind, name, types }) =>
      kind === 'single' && name === type && (types?.some((one) => index.countOf(one) > 0) ?? true),
  )
  return [...new Set(used.map(({ where }) => where))]
}

const mostUsers = 5

/** A paragraph for each; a line for each of the first users. */
export function describeHindrances(hindrances: readonly Hindrance[]): string {
  return hindrances
    .map(({ words, users, site }) => {
      const lines = users.slice(0, mostUsers).map(({ by, path }) => `  ${nameDocument(by)} ${path}`)
      const rest = users.length - lines.length
      if (rest > 0) lines.push(`  and ${rest} more`)
      if (site.length > 0) lines.push(`  the site: ${site.join(', ')}`)
      return [`${words} is used by`, ...lines].join('\n')
    })
    .join('\n')
}
