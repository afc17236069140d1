/**
 * A product manual, on top of the documentation site: a tree of pages in two editions and two
 * languages.
 */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentChanges } from '#tests/support/content-changes.ts'
import { openedOrigin, openRoots, type OpenedSite } from '#tests/support/open-site.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'

const roots = ['docs/site', 'tests/fixtures/sites/manual'].map((root) => join(repositoryRoot, root))

let site: OpenedSite
beforeAll(async () => {
  site = await openRoots(roots)
})
afterAll(() => site.close())

const read = async (path: string) => {
  const response = await site.get(path)
  expect(response.status, path).toBe(200)
  return response.text()
}
const cut = (html: string, from: string, to: string) => html.split(from)[1]?.split(to)[0] ?? ''
const treeOf = (html: string) => cut(html, 'popover="auto"', '</nav>')
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href!)
const turnOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)" rel="(prev|next)"/g)].map(([, href, rel]) => [rel, href])
const canonicalOf = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1]

const linkTo = (uid: string) => ({
  link_type: 'Document',
  id: `Heron-docs_page-${uid}-en`,
  type: 'docs_page',
  uid,
  lang: 'en-gb',
})

describe('the tree', () => {
  it('[PAGEBUILDER-05] has every page of its edition, nested, in order, at nested addresses', async () => {
    const tree = treeOf(await read('/v2/guides/midi/clock'))
    expect(linksIn(tree)).toEqual([
      '/v2',
      '/v2/start',
      '/v2/start/connect',
      '/v2/start/first-patch',
      '/v2/guides',
      '/v2/guides/sound',
      '/v2/guides/midi',
      '/v2/guides/midi/clock',
      '/v2/guides/midi/channels',
      '/v2/guides/sequencer',
      '/v2/tool',
      '/v2/tool/backup',
      '/v2/reference',
      '/v2/reference/patch-format',
      '/v2/reference/messages',
    ])
    expect(tree).toMatch(/href="\/v2\/guides\/midi\/clock" aria-current="page"/)
    expect(tree.match(/aria-current/g)).toHaveLength(1)
    const above = [...tree.matchAll(/data-current="above"><a href="([^"]+)"/g)].map(([, to]) => to)
    expect(above).toEqual(['/v2', '/v2/guides', '/v2/guides/midi'])
    const nested = /\/v2\/guides\/midi" [^>]*>MIDI<\/a><ul[^>]*>(.*?)<\/ul>/.exec(tree)
    expect(linksIn(nested![1]!)).toEqual(['/v2/guides/midi/clock', '/v2/guides/midi/channels'])
  })

  it('[PAGEBUILDER-05] gives the page before and the page after, across levels, none beyond the ends', async () => {
    expect(turnOf(await read('/v2'))).toEqual([['next', '/v2/start']])
    expect(turnOf(await read('/v2/start/first-patch'))).toEqual([
      ['prev', '/v2/start/connect'],
      ['next', '/v2/guides'],
    ])
    expect(turnOf(await read('/v2/reference/messages'))).toEqual([
      ['prev', '/v2/reference/patch-format'],
    ])
  })

  it('[PAGEBUILDER-05] is the breadcrumbs of the page, seen and in JSON-LD', async () => {
    const html = await read('/v2/guides/midi/clock')
    expect(linksIn(cut(html, 'aria-label="Where you are"', '</nav>'))).toEqual([
      '/v2',
      '/v2/guides',
      '/v2/guides/midi',
    ])
    const graph = JSON.parse(/ld\+json">([^]*?)<\/script>/.exec(html)![1]!)['@graph']
    const list = graph.find((one: { '@type': string }) => one['@type'] === 'BreadcrumbList')
    expect(
      list.itemListElement.map(({ name, item }: Record<string, string>) => [name, item]),
    ).toEqual([
      ['Manual', `${openedOrigin}/`],
      ['v2', `${openedOrigin}/v2`],
      ['Guides', `${openedOrigin}/v2/guides`],
      ['MIDI', `${openedOrigin}/v2/guides/midi`],
      ['Clock', `${openedOrigin}/v2/guides/midi/clock`],
    ])
  })

  it('[PAGEBUILDER-05] leads from an address that a page has left to where it is', async () => {
    for (const [path, to] of [
      ['/v2/midi-clock', '/v2/guides/midi/clock'],
      ['/es/v2/midi/midi-clock', '/es/v2/guias/midi/reloj'],
    ] as const) {
      const response = await site.get(path)
      expect([response.status, response.headers.get('location')]).toEqual([301, to])
    }
    for (const path of ['/v3', '/v2/guides/none', '/es/v2/reference', '/es/v1']) {
      expect((await site.get(path)).status, path).toBe(404)
    }
  })
})

describe('editions', () => {
  it('[PAGEBUILDER-05] the same page in another is one link away; an old one says so', async () => {
    const old = await read('/v1/guides/midi/clock')
    expect(linksIn(cut(old, 'aria-label="Firmware"', '</nav>'))).toEqual([
      '/v2/guides/midi/clock',
      '/v1/guides/midi/clock',
    ])
    expect(old).toContain('You are reading about an older firmware.')
    expect(old).toMatch(/href="\/v2\/guides\/midi\/clock"[^>]*>This page in v2</)
    expect(await read('/v2/guides/midi/clock')).not.toContain('older firmware')
  })

  it('[PAGEBUILDER-05] where another has no such page, the nearest above it is offered', async () => {
    const html = await read('/v1/guides/midi/sysex')
    expect(html).toMatch(
      /href="\/v2\/guides\/midi"[^>]*>v2 does not have this page. Nearest: MIDI</,
    )
  })

  it('[PAGEBUILDER-05] the page of the newest is canonical, where it has one', async () => {
    const at = async (path: string) => canonicalOf(await read(path))
    expect(await at('/v1/guides/midi/clock')).toBe(`${openedOrigin}/v2/guides/midi/clock`)
    expect(await at('/v1/guides/midi/sysex')).toBe(`${openedOrigin}/v1/guides/midi/sysex`)
    expect(await at('/v2/guides/midi/clock')).toBe(`${openedOrigin}/v2/guides/midi/clock`)
    const maps = [...(await read('/sitemap.xml')).matchAll(/<loc>https:\/\/site\.example([^<]*)</g)]
    const listed = (await Promise.all(maps.map(([, path]) => read(path!)))).join('')
    expect([...listed.matchAll(/<loc>[^<]*\/v1[^<]*/g)].map(([loc]) => loc)).toEqual([
      `<loc>${openedOrigin}/v1/guides/midi/sysex`,
    ])
  })
})

describe('what is written', () => {
  it('[PAGEBUILDER-05] code is read without script, and is what the button copies', async () => {
    const html = await read('/v2/start/first-patch')
    expect(html).toMatch(/<pre tabindex="0"[^>]*>\{\n {2}&quot;name&quot;/)
    const value = /data-send="clipboard clipboard.copy" data-value="([^"]+)"/.exec(html)![1]!
    const { text } = JSON.parse(value.replaceAll('&quot;', '"')) as { text: string }
    expect(JSON.parse(text)).toMatchObject({ name: 'FIRST', filter: { cutoff: 0.62 } })
    expect(linksIn(cut(html, 'aria-label="On this page"', '</nav>'))).toEqual([
      '#from-nothing',
      '#keep-it',
      '#the-same-as-a-file',
    ])
  })

  it('[PAGEBUILDER-05] a page that is not translated says so in the switch', async () => {
    const whole = await read('/v2/guides/midi/clock')
    expect(whole).toContain('hreflang="es-es" href="https://site.example/es/v2/guias/midi/reloj"')
    expect(whole).not.toContain('not translated yet')
    const missing = await read('/v2/reference/messages')
    expect(missing).toMatch(/href="\/es" hreflang="es".*?not translated yet/i)
    expect(linksIn(treeOf(await read('/es/v2')))).toHaveLength(6)
  })

  it('[PAGEBUILDER-05] is found by a form without script, with the edition it is about', async () => {
    const html = await read('/search?q=sysex')
    expect(html).toContain('1 page found')
    expect(linksIn(cut(html, '<ol', '</ol>'))).toEqual(['/v1/guides/midi/sysex'])
    expect(html).toMatch(/>v1</)
    expect(await read('/search?q=accordion')).toContain('Nothing found.')
    expect(/<form[^>]*>/.exec(await read('/'))?.[0]).toMatch(/action="\/search"/)
  })
})

describe('a tree that an editor broke', () => {
  const { folder, change, remove } = createContentChanges('manual')
  let broken: OpenedSite
  beforeAll(async () => {
    const manual = 'documents/en-gb/docs_page'
    change(`${manual}/midi-channels.json`, ({ data }) => (data.parent.id = 'gone'))
    change(`${manual}/guides.json`, ({ data }) => (data.parent = linkTo('midi')))
    broken = await openRoots(roots, { content: [folder] })
  })
  afterAll(async () => {
    await broken.close()
    remove()
  })

  it.each([
    ['whose page above is gone', '/channels', /"midi", is not published in this language/],
    ['that is above itself', '/guides', /"midi", is itself below it/],
  ])(
    '[PAGEBUILDER-04] a page %s is shown all the same, and its editor told',
    async (_, path, told) => {
      const html = await (await broken.get(path)).text()
      expect(html).toMatch(/<h1[^>]*>(Channels and zones|Guides)</)
      expect(linksIn(treeOf(html))).toContain(path)
      expect(html).not.toContain('older firmware')
      expect(
        broken.issues.map(({ code, path: at, message }) => [code, at, message]),
      ).toContainEqual(['MissingContent', '/data/parent', expect.stringMatching(told)])
    },
  )

  it('[PAGEBUILDER-04] nothing else is lost: what was below stays below, the others lead on', async () => {
    const clock = await (await broken.get('/guides/midi/clock')).text()
    expect(linksIn(treeOf(clock))).toEqual([
      '/guides',
      '/guides/sound',
      '/guides/midi',
      '/guides/midi/clock',
      '/guides/sequencer',
    ])
    const start = await (await broken.get('/v2/start/first-patch')).text()
    expect(turnOf(start).at(-1)).toEqual(['next', '/v2/tool'])
  })
})

it('[PAGEBUILDER-05] every document of every type is shown whole, without an issue', async () => {
  const starts = ['/', '/es', '/v1', '/v2', '/es/v2', '/search', '/es/buscar']
  const pages = await Promise.all(starts.map(read))
  const paths = new Set(pages.flatMap((html) => linksIn(treeOf(html))))
  expect(paths.size).toBe(15 + 10 + 6)
  for (const path of paths) await read(path)
  expect(site.issues).toEqual([])
  expect(site.logs.filter(({ level }) => level === 'error')).toEqual([])
})
