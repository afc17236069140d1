/**
 * CPU of the whole pipeline, from a content response in memory to the bytes of the HTML document,
 * against one `renderToString` of the same tree, whose props are at hand. Goal: at most 1.5 times.
 */
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString, renderToStaticMarkup } from 'react-dom/server'
import type { DocumentRef, RawDocument, ResolvedPage, Site } from '#runtime'
import { findPaths, importBuilt, openBuilt, type AnyComponent, type BuiltApi } from './built-site.ts'
import { measure, median, spread } from './measure.ts'

interface PageSubject {
  ref: DocumentRef
  /** The document as the content service's answer holds it, as text. */
  response: string
  tree: ReactNode
}

const rounds = 9
const repeats = 12
const noFragments = { get: () => undefined, set: () => {} }

export interface PipelineResult {
  pages: number
  /** Milliseconds of CPU a page. */
  tree: number
  pipeline: number
  ratio: number
  ratioSpread: string
  /** With fragments of other pages at hand: the frame is the same on most. */
  withFragments: number
  withFragmentsRatio: number
}

export async function benchPipeline(): Promise<PipelineResult> {
  const api = await importBuilt()
  const opened = await openBuilt(api)
  try {
    const bare: Site = { ...opened.site, fragments: noFragments }
    const subjects = await Promise.all((await findPaths(opened)).map((path) => prepare(path, bare, api)))
    const drawTrees = () => {
      for (const { tree } of subjects) renderToString(tree)
    }
    const runPipeline = (site: Site) => async () => {
      for (const { ref, response } of subjects) {
        const raw = JSON.parse(response) as RawDocument
        const html = api.toHtml(await api.renderRawDocument(raw, ref, site), site)
        api.toEntry(html, { headers: {}, freshSeconds: 0 })
      }
    }
    const sides = [drawTrees, runPipeline(bare), runPipeline(opened.site)] as const
    for (const side of sides) for (let i = 0; i < 20; i++) await side()

    const samples: number[][] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      for (const [index, side] of sides.entries()) {
        const { cpu } = await measure(async () => {
          for (let i = 0; i < repeats; i++) await side()
        })
        samples[index]!.push(cpu / (repeats * subjects.length))
      }
    }
    const [tree, pipeline, withFragments] = samples.map(median) as [number, number, number]
    const ratios = samples[1]!.map((value, index) => value / samples[0]![index]!)
    return {
      pages: subjects.length,
      tree,
      pipeline,
      ratio: median(ratios),
      ratioSpread: spread(ratios),
      withFragments,
      withFragmentsRatio: withFragments / tree,
    }
  } finally {
    await opened.close()
  }
}

async function prepare(path: string, site: Site, api: BuiltApi): Promise<PageSubject> {
  const match = site.routes.match(path)!
  const ref: DocumentRef = { ...match, path }
  const lang = site.config.locales.find(({ code }) => code === match.locale)!.language
  const query = { lang, links: site.routes.linkFields }
  const raw =
    match.uid === undefined
      ? await site.content.single(match.pageType.type, query)
      : await site.content.byUid(match.pageType.type, match.uid, query)
  const page = await api.resolvePage(api.validateDocument(raw, site), ref, site)
  return { ref, response: JSON.stringify(raw), tree: await toTree(page, site) }
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
      // Slots are part of the same work: drawn with the tree, not before it.
      const slots = Object.values(prepared?.slots ?? {}).map((slot, index) => createElement(Fragment, { key: index }, slot))
      const state = { value: null, context: { selected: 0, open: [], openPanels: [] }, matches: () => false, hasTag: () => false }
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
  if (renderToStaticMarkup(tree).length < 1000) throw new Error('The tree of the benchmark is empty.')
  return tree
}
