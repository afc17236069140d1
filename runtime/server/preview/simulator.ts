/**
 * A page made of nothing but the slices that the content service's page builder sends: the same
 * validation, components and styles as everywhere, no document, no frame.
 */
import { findLocale, type LocaleCode } from '../../model/config/site-config.ts'
import type { PageType } from '../../model/config/page-type.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import type { Site } from '../../model/site.ts'
import { renderRawDocument } from '../../page/pipeline.ts'
import type { RenderedPage } from '../../page/render/render-page.ts'

/** Name of the document type that stands for the slices, and of its layout. */
const type = 'slice_simulator'

const pageType: PageType = {
  type,
  routes: [{ name: 'slice-simulator', path: '/slice-simulator' }],
  template: [{ zone: '/data/slices' }],
  head: { title: '/uid', noindex: true },
  layout: type,
}

export async function renderSlices(
  slices: readonly unknown[],
  locale: LocaleCode,
  given: Site,
): Promise<{ rendered: RenderedPage; document: RawDocument; site: Site }> {
  const document: RawDocument = {
    id: type,
    uid: type,
    type,
    lang: findLocale(given.config, locale)!.language,
    isBroken: false,
    alternate_languages: [],
    tags: [],
    first_publication_date: null,
    last_publication_date: null,
    data: { slices },
  }
  const path = pageType.routes[0]!.path as string
  const ref = { pageType, routeName: 'slice-simulator', locale, uid: type, path }
  const site = withSimulator(given)
  return { rendered: await renderRawDocument(document, ref, site), document, site }
}

/** Adds a document type that takes any slices, and a layout without a frame. */
function withSimulator(site: Site): Site {
  const accept = Object.assign((value: unknown) => isDocumentOfSlices(value), { errors: null })
  return {
    ...site,
    kinds: {
      ...site.kinds,
      documents: {
        ...site.kinds.documents,
        [type]: { fields: { slices: 'slice-zone' }, titles: {}, repeatable: true },
      },
    },
    validators: {
      ...site.validators,
      documents: { ...site.validators.documents, [type]: accept as never },
    },
    layouts: new Map(site.layouts).set(type, { name: type, before: [], after: [] }),
  }
}

function isDocumentOfSlices(value: unknown): boolean {
  return Array.isArray((value as { slices?: unknown }).slices)
}

/** Whether each is an object that names its slice, as requests require. */
export function areSlices(value: unknown): value is object[] {
  return (
    Array.isArray(value) &&
    value.every(
      (slice: unknown) =>
        typeof slice === 'object' &&
        slice !== null &&
        typeof (slice as { slice_type?: unknown }).slice_type === 'string',
    )
  )
}
