/** The built site as the benchmarks use it; `npm run bench -w lab` builds it first. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ComponentType } from 'react'
import type {
  DocumentRef,
  FragmentCache,
  Handler,
  RawDocument,
  RenderedPage,
  ResolvedPage,
  Site,
  SliceModule,
} from '../../runtime/index.ts'
import { outDir } from '../../compiler/build/built-site.ts'

export interface BuiltSite {
  site: Site
  handler: Handler
  close(): Promise<void>
}

export interface BuiltApi {
  openSite(
    variables: Record<string, string>,
    log?: unknown,
    keepsReplica?: boolean,
  ): Promise<BuiltSite>
  validateDocument(raw: RawDocument, site: Site): ResolvedPage['document']
  resolvePage(
    document: ResolvedPage['document'],
    ref: DocumentRef,
    site: Site,
  ): Promise<ResolvedPage>
  renderRawDocument(raw: RawDocument, ref: DocumentRef, site: Site): Promise<RenderedPage>
  toHtml(rendered: RenderedPage, site: Site): string
  toEntry(text: string, facts: { headers: Record<string, string>; freshSeconds: number }): object
  createFragmentCache(): FragmentCache
  loaders: Record<string, () => Promise<SliceModule>>
}

export type AnyComponent = ComponentType<Record<string, unknown>>
export type { FragmentCache }

export async function importBuilt(): Promise<BuiltApi> {
  return (await import(pathToFileURL(join(outDir(), 'server/api.mjs')).href)) as BuiltApi
}

const silent = { info() {}, warn() {}, error() {} }

export function openBuilt(
  api: BuiltApi,
  variables: Record<string, string> = {},
  keepsReplica = false,
): Promise<BuiltSite> {
  const site = { SITE_BASE_URL: 'https://www.colloquy.example', ...variables }
  return api.openSite(site, silent, keepsReplica)
}

/** Paths of all pages, found as a visitor finds them: by following links from the front pages. */
export async function findPaths({ site, handler }: BuiltSite): Promise<string[]> {
  const waiting = site.config.locales.map(({ code }) =>
    code === site.config.defaultLocale ? '/' : `/${code}`,
  )
  const pages = new Set<string>()
  const seen = new Set(waiting)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await handler(
      new Request(`http://bench.local${path}`, { headers: { 'user-agent': 'Mozilla/5.0' } }),
    )
    if (response.status !== 200) continue
    pages.add(path)
    for (const [, href] of (await response.text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
      if (seen.has(href!) || /\.\w+$/.test(href!)) continue
      seen.add(href!)
      waiting.push(href!)
    }
  }
  return [...pages].sort()
}
