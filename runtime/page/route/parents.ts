/**
 * Which document lists which (OP02): a route may contain the uid of a parent, such as a guide, which
 * the document itself does not contain. Parents are read ahead, once per published ref, so that paths
 * can be built synchronously.
 */
import type { Parent } from '../../model/routes.ts'
import type {
  PageType,
  ParentParameter,
  RelatedParameter,
  WordParameter,
} from '../../model/config/page-type.ts'
import type { SiteConfig } from '../../model/config/site-config.ts'
import { getAllAt } from '../../model/documents/pointer.ts'
import { isUid } from '../../model/documents/uid.ts'
import type { ContentSource } from '../../model/ports/content-source.ts'
import { readEachRef } from './read-each-ref.ts'

export interface Parents {
  /**
   * Costs nothing while the published ref is the same.
   * @throws ContentUnavailable when there is nothing older to go on with
   */
  read(content: ContentSource): Promise<void>
  find(
    parameter: ParentParameter,
    child: { type: string; uid: string; lang: string },
  ): Parent | undefined
}

export function createParents(pageTypes: Iterable<PageType>, config: SiteConfig): Parents {
  const parameters = listParentParameters(pageTypes)
  const languages = config.locales.map(({ language }) => language)
  const known = readEachRef((content) => readParents(parameters, languages, content))
  return {
    async read(content) {
      if (parameters.length > 0) await known.read(content)
    },
    find: ({ parent }, { type, uid, lang }) => known.value()?.get(keyOf(parent, type, uid, lang)),
  }
}

export function isParentParameter(parameter: object): parameter is ParentParameter {
  return 'parent' in parameter
}

export function isRelatedParameter(parameter: object): parameter is RelatedParameter {
  return 'related' in parameter
}

/** The field of the document that fills the parameter: a select, or a relationship. */
export function fieldOf(parameter: WordParameter | RelatedParameter): string {
  return isRelatedParameter(parameter) ? parameter.related : parameter.field
}

export function listParentParameters(pageTypes: Iterable<PageType>): ParentParameter['parent'][] {
  const parents = new Map<string, ParentParameter['parent']>()
  for (const { routes } of pageTypes) {
    for (const parameter of routes.flatMap((route) => Object.values(route.parameters ?? {}))) {
      if (!isParentParameter(parameter)) continue
      const { type, field } = parameter.parent
      parents.set(`${type} ${field}`, parameter.parent)
    }
  }
  return [...parents.values()]
}

/** Of several documents that list the same one, the first by uid is its parent. */
async function readParents(
  parents: readonly ParentParameter['parent'][],
  languages: readonly string[],
  content: ContentSource,
): Promise<ReadonlyMap<string, Parent>> {
  const found = new Map<string, Parent>()
  const queries = parents.flatMap((parent) => languages.map((lang) => ({ parent, lang })))
  await Promise.all(
    queries.map(async ({ parent, lang }) => {
      const documents = await content.all(parent.type, { lang })
      const byUid = [...documents].sort((a, b) => ((a.uid ?? '') < (b.uid ?? '') ? -1 : 1))
      for (const document of byUid) {
        if (!document.uid || !isUid(document.uid)) continue
        for (const child of getAllAt(document, parent.field) as ChildLink[]) {
          const key = keyOf(parent, child?.type, child?.uid, lang)
          if (!found.has(key)) found.set(key, { uid: document.uid, document })
        }
      }
    }),
  )
  return found
}

type ChildLink = { type?: string; uid?: string } | undefined

function keyOf(
  parent: ParentParameter['parent'],
  type: string | undefined,
  uid: string | undefined,
  lang: string,
): string {
  return `${parent.type} ${parent.field} ${type} ${String(uid).normalize('NFC')} ${lang}`
}
