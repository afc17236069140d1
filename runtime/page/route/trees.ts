/**
 * Documents that stand below each other. As a path names all that is above a document, they are read
 * ahead, once per published ref.
 */
import type { PageType } from '../../model/config/page-type.ts'
import type { SiteConfig } from '../../model/config/site-config.ts'
import type { ContentSource } from '../../model/ports/content-source.ts'
import type { Trees } from '../../model/routes.ts'
import { growTrees, type TreeTypes } from './grow-trees.ts'
import { readEachRef } from './read-each-ref.ts'

export interface TreeReader {
  /**
   * Costs nothing while the published ref is the same.
   * @throws ContentUnavailable when there is nothing older to go on with
   */
  read(content: ContentSource): Promise<void>
  /** Undefined where no page type has a tree, and before they were read. */
  find(lang: string): Trees | undefined
}

export function createTreeReader(pageTypes: Iterable<PageType>, config: SiteConfig): TreeReader {
  const types = listTreeTypes(pageTypes)
  const languages = config.locales.map(({ language }) => language)
  const known = readEachRef(async (content) => {
    const trees = await Promise.all(
      languages.map(async (lang) => {
        const read = [...types.keys()].map((type) => content.all(type, { lang }))
        return [lang, growTrees((await Promise.all(read)).flat(), types)] as const
      }),
    )
    return new Map(trees)
  })
  return {
    async read(content) {
      if (types.size > 0) await known.read(content)
    },
    find: (lang) => known.value()?.get(lang),
  }
}

export function listTreeTypes(pageTypes: Iterable<PageType>): TreeTypes {
  return new Map([...pageTypes].flatMap(({ type, tree }) => (tree ? [[type, tree] as const] : [])))
}
