/** The pictures that pages name. */
import site from '../../../site-config/site.json' with { type: 'json' }
import { samplePages } from '../support/site-pages.ts'
import { expect, test } from '../support/test.ts'
import type { ReadPages } from './read-pages.ts'

const endpoint = '/.netlify/images'

export function describePictures(pages: ReadPages): void {
  test('[IMG-06] a picture is offered as wide as a screen of the site could show it, no wider', () => {
    const { widths, screens, densities } = site.images
    const widest = Math.max(...Object.values(screens))
    const dense = Math.max(...densities)
    const stepFor = (pixels: number) => widths.find((width) => width >= pixels) ?? widths.at(-1)!
    let seen = 0
    for (const { path } of samplePages) {
      const { html } = pages.get(path)!
      for (const [, list, sizes] of html.matchAll(/<img[^>]* srcSet="([^"]+)" sizes="([^"]+)"/gi)) {
        const offered = list!.split(', ').map((step) => Number.parseInt(step.split(' ')[1]!, 10))
        const [, amount, unit] = /([\d.]+)(rem|vw)/.exec(sizes!)!
        // The first size is that of the widest screens.
        const shown = Number(amount) * (unit === 'vw' ? widest / 100 : 16)
        const all = sizes!.includes('92vw') ? (830 * 92) / 100 : 0
        const limit = stepFor(Math.max(shown, all) * dense)
        expect.soft([path, sizes, Math.max(...offered) <= limit]).toEqual([path, sizes, true])
        seen++
      }
      // The portraits and logos of a page are all smaller than the first step at any density.
      for (const [tag] of html.matchAll(/<img[^>]* sizes="[\d.]{1,3}rem"[^>]*>/g))
        expect.soft([path, tag.includes('3840w')]).toEqual([path, false])
    }
    expect(seen).toBeGreaterThan(10)
  })

  test('every source a page names can be had: each picture, and each version of pictures', async ({
    request,
  }) => {
    const sources = findSources(pages)
    expect(sources.size).toBeGreaterThan(10)
    const missing: string[] = []
    for (const source of chooseSources(sources)) {
      const response = await request.get(source)
      if (response.status() !== 200) missing.push(`${source}: ${response.status()}`)
      await response.dispose()
    }
    expect(missing).toEqual([])
  })
}

function findSources(pages: ReadPages): Set<string> {
  const sources = new Set<string>()
  for (const { html } of pages.values()) {
    for (const [, list] of html.matchAll(/\ssrcset="([^"]+)"/gi)) {
      for (const source of list!.split(', ')) sources.add(source.split(' ')[0]!)
    }
    for (const [, src] of html.matchAll(/<(?:img|source|video)[^>]*\s(?:src|poster)="([^"]+)"/g))
      sources.add(src!)
  }
  return new Set([...sources].map((source) => source.replaceAll('&amp;', '&')))
}

/**
 * A sample of the pictures made on request, with each picture and each set of parameters once:
 * making one takes long.
 */
function* chooseSources(sources: Iterable<string>): Generator<string> {
  const seen = new Set<string>()
  for (const source of sources) {
    const [path, query] = source.split('?')
    const parameters = new URLSearchParams(query)
    const picture = parameters.get('url')
    parameters.delete('url')
    const order = parameters.toString()
    const isNew = path !== endpoint || !seen.has(picture!) || !seen.has(order)
    if (isNew) yield source
    seen.add(picture ?? '').add(order)
  }
}
