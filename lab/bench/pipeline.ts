/**
 * CPU of the whole pipeline, from the text of a content response to the text of the HTML document,
 * against one `renderToString` of the same tree, whose props are at hand. Goal: at most 1.5 times.
 * Documents of the frame are in memory on both sides, as they are on a server that runs.
 */
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString, renderToStaticMarkup } from 'react-dom/server'
import type { DocumentRef, RawDocument, ResolvedPage, Site } from '../../runtime/index.ts'
import {
  findPaths,
  importBuilt,
  openBuilt,
  type AnyComponent,
  type BuiltApi,
  type FragmentCache,
} from './built-site.ts'
import { measure, median, spread } from './measure.ts'

interface PageSubject {
  ref: DocumentRef
  /** The document as text, as in the content service's answer. */
  response: string
  tree: ReactNode
}

const rounds = 9
const repeats = 12

export interface PipelineResult {
  pages: number
  /** Milliseconds of CPU a page. */
  tree: number
  pipeline: number
  ratio: number
  ratioSpread: string
  /** The same, plus the bytes and the validator of the answer. */
  served: number
  servedRatio: number
  /** A page never rendered before, on a server that has rendered others: parts of the frame are cached. */
  newPage: number
  newPageRatio: number
  /** A page whose slices have all been rendered before. */
  drawnPage: number
  drawnPageRatio: number
}

export async function benchPipeline(): Promise<PipelineResult> {
  const api = await importBuilt()
  const opened = await openBuilt(api)
  try {
    const bare: Site = { ...opened.site, fragments: undefined }
    const frameOnly: Site = { ...opened.site, fragments: keepFrame(api) }
    const subjects = await Promise.all(
      thinOut(await findPaths(opened), maxPages).map((path) => prepare(path, bare, api)),
    )
    const drawTrees = () => {
      for (const { tree } of subjects) flatten(renderToString(tree))
    }
    const runPipeline =
      (site: Site, finish: (html: string) => unknown = flatten) =>
      async () => {
        for (const { ref, response } of subjects) {
          const raw = JSON.parse(response) as RawDocument
          finish(api.toHtml(await api.renderRawDocument(raw, ref, site), site))
        }
      }
    const toBytes = (html: string) => api.toEntry(html, { headers: {}, freshSeconds: 0 })
    const sides = [
      drawTrees,
      runPipeline(bare),
      runPipeline(bare, toBytes),
      runPipeline(frameOnly),
      runPipeline(opened.site),
    ]
    for (const side of sides) for (let i = 0; i < 20; i++) await side()

    const samples: number[][] = sides.map(() => [])
    for (let round = 0; round < rounds; round++) {
      for (const [index, side] of sides.entries()) {
        const { cpu } = await measure(async () => {
          for (let i = 0; i < repeats; i++) await side()
        })
        samples[index]!.push(cpu / (repeats * subjects.length))
      }
    }
    const [tree, pipeline, served, newPage, drawnPage] = samples.map(median) as [
      number,
      number,
      number,
      number,
      number,
    ]
    const ratiosOf = (side: number) =>
      samples[side]!.map((value, round) => value / samples[0]![round]!)
    return {
      pages: subjects.length,
      tree,
      pipeline,
      ratio: median(ratiosOf(1)),
      ratioSpread: spread(ratiosOf(1)),
      served,
      servedRatio: median(ratiosOf(2)),
      newPage,
      newPageRatio: median(ratiosOf(3)),
      drawnPage,
      drawnPageRatio: median(ratiosOf(4)),
    }
  } finally {
    await opened.close()
  }
}

/** Enough to represent the site, few enough for many rounds. */
const maxPages = 50

function thinOut(paths: readonly string[], most: number): string[] {
  const step = Math.ceil(paths.length / most)
  return paths.filter((_, at) => at % step === 0)
}

/** Forces V8 to flatten a concatenated string, which it does only when the string is read. */
function flatten(text: string): number {
  return text.charCodeAt(text.length >> 1)
}

/** Caches only slices of the frame, which are the only ones to read facts of the page. */
function keepFrame(api: BuiltApi): FragmentCache {
  const kept = api.createFragmentCache()
  return { get: (key, facts, draw) => (facts ? kept.get(key, facts, draw) : draw(facts)) }
}

async function prepare(path: string, site: Site, api: BuiltApi): Promise<PageSubject> {
  const { match, raw } = await findDocument(path, site)
  const ref: DocumentRef = { ...match, path }
  const page = await api.resolvePage(api.validateDocument(raw, site), ref, site)
  return { ref, response: JSON.stringify(raw), tree: await toTree(page, site) }
}

/** Several types may share a form of address: the first that has the document. */
async function findDocument(path: string, site: Site) {
  for (const match of site.routes.matchAll(path)) {
    const lang = site.config.locales.find(({ code }) => code === match.locale)!.language
    const query = { lang, links: site.routes.linkFields }
    const { type } = match.pageType
    const found =
      match.uid === undefined
        ? site.content.single(type, query)
        : site.content.byUid(type, match.uid, query)
    const raw = await found.catch(() => undefined)
    if (raw) return { match, raw }
  }
  throw new Error(`No document stands behind ${path}.`)
}

/** Every slice of the page and its frame as one tree, slots and all. */
async function toTree(page: ResolvedPage, site: Site): Promise<ReactNode> {
  const slices = [...page.before, ...page.sections, ...page.after]
  const elements = await Promise.all(
    slices.map(async (slice, key) => {
      const module = (await site.slices.load(slice.type))!
      const props = { ...slice, key, locale: page.locale.code, t: page.t, page: page.facts }
      const prepared = module.prepare?.(props as never)
      const kinds = site.kinds.slices[slice.type]!
      if (!kinds.machine) return createElement(module.component as unknown as AnyComponent, props)
      // Slots are part of the same work: rendered with the tree, not before it.
      const slots = Object.values(prepared?.slots ?? {}).map((slot, index) =>
        createElement(Fragment, { key: index }, slot),
      )
      const state = {
        value: null,
        context: { selected: 0, open: [], openPanels: [] },
        matches: () => false,
        hasTag: () => false,
      }
      const island = createElement(module.component as unknown as AnyComponent, {
        ...props,
        props: prepared?.props ?? slice.fields,
        state,
        send: () => {},
      })
      return createElement(Fragment, { key }, island, slots)
    }),
  )
  const tree = createElement(Fragment, null, elements)
  if (renderToStaticMarkup(tree).length < 1000)
    throw new Error('The tree of the benchmark is empty.')
  return tree
}
