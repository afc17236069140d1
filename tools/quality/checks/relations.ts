import { findNearest } from '#schemas/find-nearest.ts'
import { conformanceRules } from '../inspect/conformance-rules.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'
import { walkRaw } from './walk-raw.ts'

/** Links to documents that are not there, whether a page shows them or not. */
export const relations: ContentCheck = {
  rules: [],
  *run({ documents, site }) {
    const ids = new Set(documents.map(({ raw }) => raw.id))
    const byType = Map.groupBy(documents, ({ raw }) => raw.type)
    for (const { raw } of documents) {
      for (const { value, path } of walkRaw(raw.data, '/data')) {
        const { link_type: linkType, id, uid, type, isBroken } = value
        if (linkType !== 'Document' || (id === undefined && uid === undefined)) continue
        if (isBroken !== true && ids.has(String(id))) continue
        const others = (byType.get(String(type)) ?? []).map((one) => one.raw)
        const isElsewhere = others.some((one) => one.uid === uid && uid !== undefined)
        const own = others.flatMap((one) => (one.lang === raw.lang && one.uid ? one.uid : []))
        const near = typeof uid === 'string' && !isElsewhere ? findNearest(uid, own) : undefined
        yield findingOf(conformanceRules.BrokenLink, raw, site, {
          path,
          message: `The link at ${path} leads to ${nameOf(value)}, which is not ${isElsewhere ? 'published in this language' : 'there'}. It is removed; its text stays where it makes sense without a link.`,
          hint:
            near === undefined
              ? 'Choose another target, or publish it.'
              : `Did you mean "${near}"? Otherwise choose another target.`,
        })
      }
    }
  },
}

/** Also found in the words of an issue about the same link. */
export function nameOf({ type, uid, id }: Readonly<Record<string, unknown>>): string {
  return `${String(type ?? 'document')} ${String(uid ?? id ?? '')}`.trim()
}
