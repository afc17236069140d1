import type { PageType } from '../../../runtime/model/config/page-type.ts'
import type { RawDocument } from '../../../runtime/model/documents/document.ts'
import { toText } from '../../../runtime/model/documents/plain-text.ts'
import { firstAt } from '../../../runtime/model/documents/pointer.ts'
import { findShown } from '../../../runtime/server/feeds/list-pages.ts'
import { brokenPath, toHref } from '../../../runtime/page/route/route-table.ts'
import type { Site } from '../../../runtime/model/site.ts'
import type { Rule } from '../inspect/finding.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'

const sharedAddress: Rule = {
  id: 'shared-address',
  level: 'error',
  title: 'Every page has its own address',
  reason: 'When two documents share an address, visitors can reach only one of them.',
}

interface Addressed {
  raw: RawDocument
  pageType: PageType
  href: string
}

export const addresses: ContentCheck = {
  rules: [sharedAddress],
  *run({ documents, site }) {
    const addressed = documents.flatMap(({ raw }) => toAddressed(raw, site) ?? [])
    for (const [href, rivals] of Map.groupBy(addressed, (one) => one.href)) {
      const shown = findShown(href, rivals, site)
      for (const { raw, pageType } of rivals) {
        if (!shown || raw === shown.raw) continue
        yield findingOf(sharedAddress, raw, site, {
          path: '/uid',
          message:
            `${href} is the address of two documents: ${name(shown)}, which visitors see, ` +
            `and ${name({ raw, pageType })}, which they cannot reach.`,
          hint: 'Give one of the two another UID, or archive the one that is not needed.',
        })
      }
    }
  },
}

function toAddressed(raw: RawDocument, site: Site): Addressed | undefined {
  const pageType = site.pageTypes.get(raw.type)
  const path = site.routes.toPath(raw)
  return !pageType || pageType.status === 404 || path === brokenPath
    ? undefined
    : { raw, pageType, href: toHref(path) }
}

function name({ raw, pageType }: Omit<Addressed, 'href'>): string {
  const title = toText(firstAt(raw, [pageType.head.title].flat().toReversed()))
  return `${raw.type.replaceAll('_', ' ')} "${title ?? raw.uid ?? raw.id}"`
}
