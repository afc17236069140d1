/**
 * Document -> ResolvedPage: sections chosen, links and pictures resolved, frame and head gathered.
 * Everything asynchronous happens here; rendering is synchronous.
 */
import type { ChooseVariant } from '../../model/config/experiment.ts'
import { findLocale, type Locale } from '../../model/config/site-config.ts'
import type { Document } from '../../model/documents/document.ts'
import type { DocumentRef } from '../load/load-document.ts'
import { calendarSuffix, findAppointment } from './fields/appointment.ts'
import { describeStorage } from './fields/describe-storage.ts'
import { absolute } from './fields/absolute.ts'
import { toCanonicalPath } from './head/canonical.ts'
import type { QueryParameters } from '../route/query-parameters.ts'
import type { PageFacts, Translate } from '../../model/slice/slice.tsx'
import type { Site } from '../../model/site.ts'
import { createIssueReporter } from '../validate/issue-reporter.ts'
import type { BindContext } from './fields/bind-section.ts'
import { loadSiteTexts } from '../load/load-site-texts.ts'
import { createPageNotes, type PageNotes } from './sections/page-notes.ts'
import { resolveFrame } from './sections/resolve-frame.ts'
import { findTranslations } from './head/find-translations.ts'
import { isHidden } from './head/is-findable.ts'
import { resolveHead, type Head } from './head/resolve-head.ts'
import { chooseLayout, resolveFacts } from './fields/resolve-facts.ts'
import { reportPlace } from './lists/choose-from-tree.ts'
import { resolveSections } from './sections/resolve-sections.ts'
import type { ResolvedSlice } from './sections/resolve-slice.ts'
import type { Image } from '../../model/slice/resolved-fields.ts'
import type { Card } from '../../model/slice/resolved-list.ts'
import type { Personal } from '../../model/slice/personal.ts'
import type { SentForm } from '../../model/slice/resolved-form.ts'

export interface ResolvedPage {
  ref: DocumentRef
  document: Document
  locale: Locale
  t: Translate
  /** Changes with the texts an editor overrides: part of the key of fragments. */
  textsKey: string
  head: Head
  layout: string
  facts: PageFacts
  before: ResolvedSlice[]
  sections: ResolvedSlice[]
  after: ResolvedSlice[]
  /** Parts of the frame that could not be loaded, in words (NAV-05). */
  errors: readonly string[]
  /** Whether something beside the document could not be read just now. Such a page is not kept. */
  isTemporary: boolean
  /** The time after which it is outdated, although nothing was published; ms since 1970. */
  validUntil?: number | undefined
  /**
   * Set when the query names values that no list of the page has: the visitor is redirected to the
   * rest.
   */
  canonicalParameters?: QueryParameters | undefined
  /** Name of the running experiment that its visitors are counted for. */
  experiment?: string | undefined
}

export interface PageOptions {
  /** Replaces the page type's. */
  layout?: string
  /** A form of the page that was sent: the page shows the outcome. */
  sent?: SentForm
  /** Data of the one visitor who asked. */
  personal?: Personal | undefined
  /** Without it everybody sees the control. */
  chooseVariant?: ChooseVariant | undefined
}

export async function resolvePage(
  document: Document,
  ref: DocumentRef,
  site: Site,
  options: PageOptions = {},
): Promise<ResolvedPage> {
  const locale = findLocale(site.config, ref.locale)!
  const layout = options.layout ?? chooseLayout(ref, site)
  const texts = await loadSiteTexts(locale, site)
  const t = site.messages.translator(locale.code, texts.messages)
  const report = createIssueReporter(document, site)
  const notes = createPageNotes()
  const url = site.baseUrl && absolute(toCanonicalPath(document, ref, site), site)
  const context: BindContext = {
    site,
    locale,
    report,
    t,
    page: {
      url,
      calendar: findCalendar(document, ref, { site, locale, t }, notes),
      // A getter: few pages list it.
      get storage() {
        return describeStorage(site, locale, t)
      },
    },
    now: () => site.now(),
    noteMoment: (time) => (notes.validUntil = Math.min(notes.validUntil, time)),
  }

  reportPlace(document, context)
  const sections = await resolveSections({
    ref,
    document,
    // One not-found page serves all paths: the browser knows which one was requested.
    context: { ...context, path: ref.pageType.status === 404 ? undefined : ref.path },
    notes,
    sent: options.sent,
    personal: options.personal,
    chooseVariant: options.chooseVariant,
  })
  markEagerImage(sections, site)
  const translations = await findTranslations(document, ref, site, () => (notes.isTemporary = true))
  const facts = resolveFacts(document, ref, layout, context, translations)
  const frame = await resolveFrame(layout, context)
  return {
    ref,
    document,
    locale,
    t,
    textsKey: texts.key,
    layout,
    facts,
    sections,
    before: frame.before,
    after: frame.after,
    head: await resolveHead(document, ref, context, { layout, sections, translations }),
    errors: frame.errors,
    isTemporary: frame.isTemporary || notes.isTemporary || !texts.isWhole,
    ...(notes.validUntil < Infinity ? { validUntil: notes.validUntil } : {}),
    experiment: notes.experiment,
    ...(notes.unknownParameters.size > 0
      ? { canonicalParameters: withoutUnknown(ref.parameters ?? {}, notes.unknownParameters) }
      : {}),
  }
}

/** The link as the content service writes it; undefined without an event, or once it is over. */
function findCalendar(
  document: Document,
  { pageType, path }: DocumentRef,
  { site, ...scope }: Pick<BindContext, 'site' | 'locale' | 't'>,
  notes: PageNotes,
): object | undefined {
  const appointment = findAppointment(document, pageType, scope, site.now())
  if (!appointment || isHidden(document, pageType.head.noindex)) return undefined
  notes.validUntil = Math.min(notes.validUntil, appointment.end)
  return { link_type: 'Web', url: `${path}${calendarSuffix}` }
}

function withoutUnknown(
  parameters: QueryParameters,
  unknown: ReadonlySet<string>,
): QueryParameters {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !unknown.has(name)))
}

/** Sections in which a picture can be what a visitor sees first. */
const firstSections = 2

/**
 * Makes one picture of a page load eagerly, with high priority: that of the opening section
 * (IMG-02), or else that of the first card.
 */
function markEagerImage(sections: readonly ResolvedSlice[], site: Site): void {
  const first = sections.slice(0, firstSections)
  for (const section of first) {
    const name = site.kinds.slices[section.type]?.eagerImage?.slice(1)
    const image = name === undefined ? undefined : (section.fields[name] as Image | undefined)
    if (name === undefined || !image) continue
    section.fields[name] = { ...image, loading: 'eager' }
    return
  }
  const section = first.find(({ list }) => list?.items[0]?.image)
  if (!section?.list) return
  const [card, ...others] = section.list.items as [Card, ...Card[]]
  // Cards are shared by pages.
  const items = [{ ...card, image: { ...card.image!, loading: 'eager' as const } }, ...others]
  section.list = { ...section.list, items }
}
