/** What page types and the site tell search engines, feed readers and calendars. */
import type { CalendarConfig, Localized, PageType, SiteConfig } from '../../schemas/config-types.ts'
import { addMessage, didYouMean } from '../read/fault.ts'
import { toValues, type SiteFiles } from '../read/load-site.ts'
import type { PageFact, Value } from '../../schemas/value-types.ts'
import { segmentPattern, segmentWords, toTexts } from './check-collisions.ts'
import { knownMessages } from './check-messages.ts'
import type { BindingContext } from './check-bindings.ts'
import { checkLocales } from './check-routes.ts'
import { checkParentParameter } from './check-query.ts'
import { checkValue, expectKinds, expectTexts, type ValueContext } from './check-values.ts'
import { checkStandsInTree } from './check-trees.ts'
import { findInDocument } from './find-target.ts'
import type { Report } from './report.ts'

export function checkFindability(
  pageType: PageType,
  site: SiteFiles,
  context: BindingContext,
): void {
  const { fields, schemas, messages, hasCurrency, report } = context
  const template: ValueContext = {
    schemas,
    fields,
    messages,
    hasCurrency,
    report,
    find: findInDocument,
    document: fields,
    facts: dataFacts,
    pageTypes: toValues(site.pageTypes),
    isData: true,
    hasClock: true,
  }
  for (const [index, one] of (pageType.structuredData ?? []).entries()) {
    checkValue(one, `/structuredData/${index}`, template)
  }
  const find = (pointer: string, at: string) =>
    findInDocument(pointer.replaceAll('/*', '/0'), fields, schemas, report, at)
  for (const [name, pointers] of Object.entries(pageType.head.properties ?? {})) {
    for (const pointer of [pointers].flat()) find(pointer, `/head/properties/${name}`)
  }
  checkCalendar(pageType.calendar, { ...template, facts: [], isData: false, hasClock: false })
  checkBreadcrumbs(pageType, site, context)
}

/** What the head says of a page. */
export const dataFacts: readonly PageFact[] = [
  'url',
  'title',
  'description',
  'image',
  'language',
  'currency',
  'published',
  'modified',
]

const calendarTimes: Record<string, string[]> = {
  start: ['timestamp', 'date'],
  end: ['timestamp', 'date'],
  duration: ['number'],
}

/** Its times are pointers, which lead to times; its texts are values. */
function checkCalendar(calendar: CalendarConfig | undefined, context: ValueContext): void {
  if (!calendar) return
  for (const [name, value] of Object.entries(calendar) as [string, Value][]) {
    const at = `/calendar/${name}`
    const kinds = calendarTimes[name]
    const outcomes = checkValue(value, at, context)
    if (kinds) expectKinds(outcomes, kinds, 'cannot be read as a time', context)
    else expectTexts(outcomes, context)
  }
}

function checkBreadcrumbs(
  pageType: PageType,
  site: SiteFiles,
  { fields, schemas, messages, report }: BindingContext,
): void {
  const { breadcrumbs = [] } = pageType
  for (const [index, breadcrumb] of breadcrumbs.entries()) {
    const at = `/breadcrumbs/${index}`
    if ('type' in breadcrumb) {
      checkType(breadcrumb.type, site, `${at}/type`, report)
      checkMessage(breadcrumb.label, messages, `${at}/label`, report)
    } else if ('at' in breadcrumb) {
      const target = findInDocument(breadcrumb.at, fields, schemas, report, `${at}/at`)
      if (target && target.kind !== 'content-relationship') {
        const message = `${breadcrumb.at} is of kind ${target.kind}; it must link to a document.`
        report(`${at}/at`, message, 'Name a content-relationship.')
      }
    } else if ('tree' in breadcrumb) {
      checkStandsInTree(`${at}/tree`, { pageType, report })
    } else {
      checkParentParameter(breadcrumb.parameter, `${at}/parameter`, { pageType, report })
    }
  }
}

/** `feeds`, `llms` and `manifest` of site.json. */
export function checkSiteFindability(config: SiteConfig, site: SiteFiles, report: Report): void {
  const messages = knownMessages(site)
  for (const [index, feed] of (config.feeds ?? []).entries()) {
    const at = `/feeds/${index}`
    checkType(feed.type, site, `${at}/type`, report)
    checkLocales(feed.path, `${at}/path`, config, report)
    checkFeedPaths(feed.path, `${at}/path`, report)
    checkMessage(feed.title, messages, `${at}/title`, report)
    checkMessage(feed.description, messages, `${at}/description`, report)
    for (const [position, layout] of feed.layouts.entries()) {
      if (site.layouts.has(layout)) continue
      const hint = didYouMean(layout, site.layouts.keys())
      report(`${at}/layouts/${position}`, `There is no layout "${layout}".`, hint)
    }
  }
  const { llms, manifest } = config
  if (manifest) checkMessage(manifest.description, messages, '/manifest/description', report)
  if (!llms) return
  checkMessage(llms.summary, messages, '/llms/summary', report)
  for (const [index, { title, types }] of llms.sections.entries()) {
    checkMessage(title, messages, `/llms/sections/${index}/title`, report)
    for (const [position, type] of types.entries()) {
      checkType(type, site, `/llms/sections/${index}/types/${position}`, report)
    }
  }
}

function checkFeedPaths(path: Localized, at: string, report: Report): void {
  for (const text of toTexts(path)) {
    if (new RegExp(`^(?:/${segmentPattern})+$`, 'u').test(text)) continue
    report(
      at,
      `"${text}" is not a valid path: use segments of ${segmentWords}, without a trailing slash.`,
      'Example: /blog.',
    )
  }
}

function checkType(type: string, { pageTypes }: SiteFiles, at: string, report: Report): void {
  if (pageTypes.has(type)) return
  report(at, `There is no page type "${type}".`, didYouMean(type, pageTypes.keys()))
}

function checkMessage(
  key: string,
  messages: ReadonlySet<string>,
  at: string,
  report: Report,
): void {
  if (!messages.has(key)) report(at, `There is no message "${key}".`, addMessage(key, messages))
}
