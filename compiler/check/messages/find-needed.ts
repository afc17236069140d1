/** The messages of the engine that visitors of a site can come to, in any state. */
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Messages } from '../../../schemas/config-types.ts'
import { askedBy, askedByEngine, isOfRuntime } from '../../read/asked-by-engine.ts'
import { listSources } from '../../read/list-sources.ts'
import type { SiteFiles } from '../../read/load-site.ts'
import { listOwnFolders } from '../../read/read-messages.ts'
import { repositoryRoot } from '../../read/roots.ts'
import { occasions } from './occasions.ts'

export interface Need {
  /** The file of the engine that asks for it. */
  by: string
  /** What it can fill in. */
  values: readonly string[]
}

/** By key. Of sections, their parts, and what the runtime does on such a site. */
export function findNeeded(roots: readonly string[], site: SiteFiles): Map<string, Need> {
  const needed = new Map<string, Need>()
  const add = (by: string, key: string, values: readonly string[]) => {
    const known = needed.get(key)
    needed.set(key, { by: known?.by ?? by, values: [...(known?.values ?? []), ...values] })
  }
  const slices = [...site.schemas.slices.values()].map(({ folder }) => folder)
  for (const file of listSources([...slices, ...listOwnFolders(roots)])) {
    const by = relative(repositoryRoot, file).replaceAll(sep, '/')
    for (const [key, values] of askedBy(file)) add(by, key, values)
  }
  for (const [by, keys] of Object.entries(askedByEngine))
    for (const [key, values] of isOfRuntime(by) ? Object.entries(keys) : [])
      if (occasions[key]?.(site)) add(by, key, values)
  return needed
}

let english: Messages | undefined

/** What the engine says in English. */
export function readEnglish(): Messages {
  const file = join(repositoryRoot, 'site-config/messages/en.json')
  return (english ??= JSON.parse(readFileSync(file, 'utf8')) as Messages)
}
