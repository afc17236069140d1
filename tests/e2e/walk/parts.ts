/** Parts of a page beside its markup: data for search engines, its frame, its payload. */
import { pagesByType, samplePages } from '../support/site-pages.ts'
import { expect, test } from '../support/test.ts'
import type { ReadPages } from './read-pages.ts'

interface DataBlock {
  '@context': string
  '@graph': { '@type': string; [name: string]: unknown }[]
}

const toPayload = (path: string) => `${path === '/' ? '' : path}/_payload.json`

export function describeParts(pages: ReadPages): void {
  test('data blocks stand in every kind of page, and the content security policy lets them', () => {
    for (const { path, status } of samplePages) {
      const { html } = pages.get(path)!
      const blocks = [
        ...html.matchAll(/<script data-head type="application\/ld\+json">(.*?)<\/script>/g),
      ]
      expect.soft(blocks.length, path).toBeLessThanOrEqual(1)
      if (status === 404) expect.soft(blocks, path).toEqual([])
      for (const [, text] of blocks) {
        const data = JSON.parse(text!) as DataBlock
        expect.soft(data['@context'], path).toBe('https://schema.org')
        for (const object of data['@graph']) expect.soft(object['@type'], path).toMatch(/^[A-Z]/)
      }
    }
  })

  test('[ROUTE-48] the pages of a layout and language have one frame', () => {
    const frames = new Map<string, Set<string>>()
    for (const { path } of samplePages) {
      const { html } = pages.get(path)!
      const [, locale, layout, frame] =
        /data-locale="(\w+)"[^]*data-layout="([^"]+)"[^]*data-frame="([^"]+)"/.exec(html)!
      const key = `${locale} ${layout}`
      frames.set(key, (frames.get(key) ?? new Set()).add(frame!))
    }
    expect(frames.size).toBeGreaterThan(5)
    for (const [key, found] of frames) expect.soft([key, found.size]).toEqual([key, 1])
  })

  test('[BUILD-04] a page of every type has in every language a payload that holds what its document holds', async ({
    request,
  }) => {
    const { buildId, contentRef } = await (await request.get('/healthz')).json()
    for (const { path, locale, status } of [...pagesByType.values()].flat()) {
      const response = await request.get(toPayload(path))
      const { 'content-type': type, 'x-robots-tag': robots } = response.headers()
      expect
        .soft([path, response.status(), type, robots])
        .toEqual([path, status, 'application/json; charset=utf-8', 'noindex'])
      if (status !== 200) continue
      const payload = (await response.json()) as Payload
      const { html } = pages.get(path)!
      expect.soft(payload, path).toMatchObject({ path, locale, buildId, contentRef })
      expect.soft(findMissing(payload, html), `missing in the document of ${path}`).toEqual([])
    }
  })
}

interface Payload {
  html: string
  head: string
  css: [name: string, text: string][]
}

/** Parts that the document does not hold, by name: an expectation for each would take longer than all pages. */
function findMissing({ html, head, css }: Payload, document: string): string[] {
  // Preloads come before the rest.
  const preloads = /^(?:<link data-head rel="preload"[^>]*>)*/.exec(head)![0]
  const parts = [
    ['main', html],
    ['preloads', preloads],
    ['head', head.slice(preloads.length)],
    ...css.map(([name, text]) => [`sheet ${name}`, text]),
  ] as const
  return parts.filter(([, text]) => !document.includes(text)).map(([name]) => name)
}
