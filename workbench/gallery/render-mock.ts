/** Renders a mock of a slice as a separate page, like any other page. */
import { findLocale, type LocaleCode } from '../../runtime/model/config/site-config.ts'
import type { PageType } from '../../runtime/model/config/page-type.ts'
import { issueKey, type ContentIssue } from '../../runtime/model/errors/content-issue.ts'
import { renderRawDocument } from '../../runtime/page/pipeline.ts'
import { toHtml } from '../../runtime/page/render/render-document.ts'
import type { Site } from '../../runtime/model/site.ts'
import type { GalleryEntry, Mock } from './gallery-entry.ts'

export interface RenderedMock {
  /** The whole document. */
  html: string
  /** The slice's part of it. */
  main: string
  /** Issues that would be reported for content; a valid mock has none. */
  issues: ContentIssue[]
}

const type = 'slicewright_gallery'
const layout = 'slicewright_gallery'

export async function renderMock(
  entry: GalleryEntry,
  mock: Mock,
  given: Site,
  locale: LocaleCode = given.config.defaultLocale,
): Promise<RenderedMock> {
  const issues = new Map<string, ContentIssue>()
  const site = withGallery(given, (issue) => issues.set(issueKey(issue), issue))
  const isFrame = site.kinds.slices[entry.type]?.frame ?? false
  const pageType = isFrame ? pageOfFrame(entry, mock) : pageOfZone
  const ref = { pageType, routeName: 'gallery', locale, uid: entry.type, path: '/__slices' }
  const rendered = await renderRawDocument(
    documentOf(entry, isFrame ? [] : [toSlice(entry, mock)], locale, site),
    ref,
    site,
    {
      layout,
    },
  )
  return { html: toHtml(rendered, site), main: rendered.main, issues: [...issues.values()] }
}

/** Adds a document type that allows any slices, and a layout without a frame. */
function withGallery(site: Site, report: Site['report']): Site {
  const accept = Object.assign(() => true, { errors: null })
  return {
    ...site,
    kinds: {
      ...site.kinds,
      documents: {
        ...site.kinds.documents,
        [type]: { fields: { body: 'slice-zone' }, repeatable: true },
      },
    },
    validators: {
      ...site.validators,
      documents: { ...site.validators.documents, [type]: accept as never },
    },
    layouts: new Map(site.layouts).set(layout, { name: layout, before: [], after: [] }),
    fragments: undefined,
    report,
  }
}

const page = {
  type,
  routes: [{ name: 'gallery', path: '/__slices' }],
  head: { title: '/uid', noindex: true },
  layout,
}

const pageOfZone: PageType = { ...page, template: [{ zone: '/data/body' }] }

function pageOfFrame({ type: slice }: GalleryEntry, { variation, fields }: Mock): PageType {
  const bind = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))
  return { ...page, template: [{ slice, variation, bind }] }
}

function toSlice({ type: slice }: GalleryEntry, { variation, fields }: Mock) {
  return { id: `${slice}$gallery`, slice_type: slice, variation, primary: fields }
}

function documentOf(entry: GalleryEntry, body: object[], locale: LocaleCode, site: Site) {
  return {
    id: 'gallery',
    uid: entry.type,
    type,
    lang: findLocale(site.config, locale)!.language,
    isBroken: false,
    alternate_languages: [],
    tags: [],
    first_publication_date: null,
    last_publication_date: null,
    data: { body },
  }
}
