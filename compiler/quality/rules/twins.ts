import type { Finding, Rule } from '../inspect/finding.ts'
import type { InspectedPage } from '../inspect/draw-page.ts'
import type { Inspection } from '../inspect/inspect-site.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findHeadField } from '../inspect/head-field.ts'
import { findingOf } from '../inspect/to-finding.ts'

const sameTitle: Rule = {
  id: 'same-title',
  level: 'warning',
  title: 'Every page has its own title',
  reason: 'Otherwise tabs, bookmarks and search results cannot be told apart.',
}

const sameDescription: Rule = {
  id: 'same-description',
  level: 'warning',
  title: 'Every page has its own description',
  reason: 'Search engines ignore descriptions they have already seen.',
}

export const twins: ContentCheck = {
  rules: [sameTitle, sameDescription],
  *run(inspection) {
    yield* findTwins(inspection, sameTitle, 'title', ({ rendered }) => rendered.page.head.title)
    yield* findTwins(
      inspection,
      sameDescription,
      'description',
      ({ rendered }) => rendered.page.head.description,
    )
  },
}

function* findTwins(
  { pages, site }: Inspection,
  rule: Rule,
  name: 'title' | 'description',
  read: (page: InspectedPage) => string | undefined,
): Generator<Finding> {
  const indexed = pages.filter(({ rendered }) => rendered.page.head.isIndexed)
  const byText = Map.groupBy(indexed, (page) => `${page.locale.code} ${read(page) ?? ''}`)
  for (const [first, ...others] of byText.values()) {
    const text = read(first!)
    if (text === undefined) continue
    for (const { document, href } of others) {
      yield findingOf(rule, document, site, {
        path: findHeadField(document, name, site),
        message: `${href} has the same ${name} as ${first!.href}: "${text}".`,
        hint: `Say what is different about this page in its ${name}.`,
      })
    }
  }
}
