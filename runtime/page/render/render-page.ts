/** ResolvedPage -> RenderedPage: the parts of a page as text, before it becomes a document or a payload. */
import type { ResolvedPage } from '../resolve/resolve-page.ts'
import type { ResolvedSlice } from '../resolve/sections/resolve-slice.ts'
import type { Site, SliceModule, StyleSheet } from '../../model/site.ts'
import { createIssueReporter } from '../validate/issue-reporter.ts'
import type { Fragment } from '../../model/ports/fragment-cache.ts'
import { fillFrom } from './fill-from.ts'
import { wrapPiece } from './frame.ts'
import type { BodyFacts } from '../../model/payload.ts'
import { markExposure } from './mark-exposure.ts'
import { renderSlice } from './render-slice.tsx'

export interface RenderedPage {
  page: ResolvedPage
  /** Inner HTML of `<main>`. */
  main: string
  /** The sections that make it up. */
  sections: readonly RenderedSection[]
  before: string
  after: string
  /** Sheets of everything on the page, base first, each once. */
  sheets: StyleSheet[]
  /** Sheets of the content of `<main>`. */
  mainSheets: StyleSheet[]
  preloads: string
  /** Chunks of islands that hydrate at once. */
  modulePreloads: string[]
  body: BodyFacts
  /** Keys of the frame's pieces: equal wherever the same frame is around a page. */
  frame: string
}

export interface RenderedSection {
  slice: ResolvedSlice
  html: string
}

export async function renderPage(page: ResolvedPage, site: Site): Promise<RenderedPage> {
  const all = [...page.before, ...page.sections, ...page.after]
  const modules = await loadModules(all, site)
  const render = (slices: readonly ResolvedSlice[]) => renderAll(slices, modules, page, site)
  // The not-found page has many addresses.
  const { path, pageType } = page.ref
  const fill = (html: string) => (pageType.status === 404 ? html : fillFrom(html, path))
  const before = wrapPieces(render(page.before))
  const main = render(page.sections).map((drawn) => ({ ...drawn, html: fill(drawn.html) }))
  const after = wrapPieces(render(page.after))
  return {
    page,
    main: main.map(({ html }) => html).join(''),
    sections: main,
    before: fill(before.html),
    after: fill(after.html),
    sheets: collectSheets(all, site),
    mainSheets: collectSheets(page.sections, site),
    // One picture is worth a preload; its placeholder is not.
    preloads:
      /<link[^>]*fetchpriority="high"[^>]*>/i.exec(
        main.map(({ preloads }) => preloads).join(''),
      )?.[0] ?? '',
    modulePreloads: collectModulePreloads(all, page, site),
    frame: `${before.keys} | ${after.keys}`,
    body: {
      layout: page.layout,
      navbar: page.facts.navbar.contentColor,
      menu: page.facts.navbar.isMenuDisplayed ? 'shown' : 'hidden',
      footer: page.facts.footer.theme,
    },
  }
}

function wrapPieces(pieces: readonly DrawnSlice[]): { keys: string; html: string } {
  const wrapped = pieces.map(({ slice, html }) => wrapPiece(slice.type, html))
  return {
    keys: wrapped.map(({ key }) => key).join(' '),
    html: wrapped.map(({ html }) => html).join(''),
  }
}

async function loadModules(
  slices: readonly ResolvedSlice[],
  site: Site,
): Promise<Map<string, SliceModule>> {
  const modules = new Map<string, SliceModule>()
  for (const { type } of slices) {
    if (modules.has(type)) continue
    const module = await site.slices.load(type)
    if (module) modules.set(type, module)
  }
  return modules
}

interface DrawnSlice extends Fragment {
  slice: ResolvedSlice
}

function renderAll(
  slices: readonly ResolvedSlice[],
  modules: ReadonlyMap<string, SliceModule>,
  page: ResolvedPage,
  site: Site,
): DrawnSlice[] {
  return slices.flatMap((slice) => {
    try {
      const { html, preloads } = renderSlice(slice, modules.get(slice.type)!, page, site)
      return { slice, html: markExposure(html, slice, site), preloads }
    } catch (error) {
      const html = showFailure(slice, error, page, site)
      return html === undefined ? [] : [{ slice, html, preloads: '' }]
    }
  })
}

/**
 * HTML in place of a component that threw, which never breaks the page. Undefined shows nothing.
 */
function showFailure(
  slice: ResolvedSlice,
  error: unknown,
  page: ResolvedPage,
  site: Site,
): string | undefined {
  const { type, documentId, documentType, at } = slice
  const lang = page.locale.language
  if (site.showFailure)
    return site.showFailure({ slice: type, documentId, documentType, lang, at, error })
  reportFailure(slice, error, page, site)
  return undefined
}

function reportFailure(slice: ResolvedSlice, error: unknown, page: ResolvedPage, site: Site): void {
  const { documentId: id, documentType: type } = slice
  const report = createIssueReporter({ id, type, lang: page.locale.language }, site)
  report.sliceFailed(slice.at, slice.type, error)
  site.log.error('SLICE_FAILED', {
    slice: slice.type,
    documentId: slice.documentId,
    at: slice.at,
    stack: error instanceof Error ? error.stack : String(error),
  })
}

function collectSheets(slices: readonly ResolvedSlice[], site: Site): StyleSheet[] {
  const sheets = new Map<string, StyleSheet>()
  for (const sheet of site.assets.baseSheets) sheets.set(sheet.name, sheet)
  for (const { type } of slices) {
    for (const sheet of site.assets.sliceSheets(type)) sheets.set(sheet.name, sheet)
  }
  return [...sheets.values()]
}

function collectModulePreloads(
  slices: readonly ResolvedSlice[],
  page: ResolvedPage,
  site: Site,
): string[] {
  const urls = new Set<string>()
  for (const { type } of slices) {
    const strategy = page.ref.pageType.hydrate?.[type] ?? site.kinds.slices[type]?.hydrate
    const island = strategy === 'load' ? site.assets.island(type) : undefined
    for (const url of island ? [island.src, ...island.imports] : []) urls.add(url)
  }
  // The document requests it anyway.
  for (const url of site.assets.entry) urls.delete(url)
  return [...urls]
}
