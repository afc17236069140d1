import type { PageType } from '../../../runtime/model/config/page-type.ts'
import { isUid, toUid } from '../../../runtime/model/documents/uid.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import type { Rule } from '../inspect/finding.ts'
import { findingOf } from '../inspect/to-finding.ts'

const missingUid: Rule = {
  id: 'missing-uid',
  level: 'error',
  title: 'Page without a UID',
  reason: 'It has no address: nobody can open it, and links to it are left out.',
}

const malformedUid: Rule = {
  id: 'malformed-uid',
  level: 'error',
  title: 'UID that cannot be used in an address',
  reason: 'The document has no address: nobody can open it, and links to it are left out.',
}

export const uids: ContentCheck = {
  rules: [missingUid, malformedUid],
  *run({ documents, site }) {
    for (const { raw } of documents) {
      const pageType = site.pageTypes.get(raw.type)
      if (!pageType || !hasUid(pageType)) continue
      if (!raw.uid) {
        yield findingOf(missingUid, raw, site, {
          path: '/uid',
          message: 'The document has no uid, so it has no address.',
          hint: 'Give it one of lower-case letters, digits and hyphens, like "about-us".',
        })
      } else if (!isUid(raw.uid)) {
        const better = toUid(raw.uid)
        yield findingOf(malformedUid, raw, site, {
          path: '/uid',
          message: `The uid ${JSON.stringify(raw.uid)} cannot be used in an address.`,
          hint: better
            ? `Write "${better}", or another name of lower-case letters, digits and hyphens.`
            : 'Write a name of lower-case letters, digits and hyphens, like "about-us".',
        })
      }
    }
  },
}

function hasUid({ routes }: PageType): boolean {
  return routes.some(({ path }) =>
    [path].flat().some((one) => JSON.stringify(one).includes('{uid}')),
  )
}
