/** A cookery magazine that shares nothing with the shipped site but the engine. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openedOrigin, openSite, type OpenedSite } from '#tests/support/open-site.ts'
import { findAll, readXml, textsOf } from '#tests/support/read-xml.ts'

let site: OpenedSite
beforeAll(async () => {
  site = await openSite('cookery')
})
afterAll(() => site.close())

const read = async (path: string) => {
  const response = await site.get(path)
  expect(response.status, path).toBe(200)
  return response.text()
}
const linksIn = (html: string, prefix: string) =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => href!)
    .filter((href) => href.startsWith(prefix))
const structured = (html: string) =>
  [...html.matchAll(/<script[^>]*ld\+json">([^]*?)<\/script>/g)].flatMap(
    ([, text]) => (JSON.parse(text!) as { '@graph': Record<string, unknown>[] })['@graph'],
  )

describe('the list of recipes', () => {
  it('[PAGEBUILDER-05] has the newest first, page by page, in the language without a prefix', async () => {
    const html = await read('/')
    expect(html).toContain('<html lang="nl-NL"')
    expect([...new Set(linksIn(html, '/recepten/'))]).toEqual([
      '/recepten/erwtensoep',
      '/recepten/stamppot-rauwe-andijvie',
      '/recepten/gerookte-makreel-met-komkommer',
      '/recepten/hangop-met-aardbeien',
    ])
    expect(html).toContain('5 recepten')
    expect(linksIn(await read('/?page=2'), '/recepten/')).toEqual(['/recepten/fries-roggebrood'])
  })

  it('[PAGEBUILDER-05] is refined by course and by chef, and says how many are left', async () => {
    const html = await read('/en?course=dessert')
    expect(linksIn(html, '/en/recipes/')).toEqual(['/en/recipes/hangop-with-strawberries'])
    expect(html).toContain('1 recipe<')
    const byMarijke = /href="(\/en\?chef=[^"]+)"[^>]*>Marijke Dronkers /.exec(await read('/en'))
    expect(linksIn(await read(byMarijke![1]!), '/en/recipes/')).toEqual([
      '/en/recipes/split-pea-soup',
      '/en/recipes/raw-endive-mash',
    ])
  })
})

describe('a recipe', () => {
  it('[PAGEBUILDER-05] tells search engines its ingredients and steps', async () => {
    const recipe = structured(await read('/recepten/hangop-met-aardbeien')).find(
      (one) => one['@type'] === 'Recipe',
    )
    expect(recipe).toMatchObject({
      name: 'Hangop met aardbeien',
      recipeCategory: 'Nagerecht',
      recipeYield: '4 personen',
      totalTime: 'PT15M',
      author: { '@type': 'Person', name: 'Yusuf Aydın', url: `${openedOrigin}/koks/yusuf-aydin` },
      recipeIngredient: ['2 l karnemelk', '250 g aardbeien', '2 el suiker', '1 citroen, het sap'],
    })
    expect(recipe!['recipeInstructions']).toHaveLength(3)
    expect(recipe!['recipeInstructions']).toContainEqual({
      '@type': 'HowToStep',
      text: 'Snijd de aardbeien en laat ze een kwartier staan met suiker en citroensap.',
    })
  })

  it('[PAGEBUILDER-05] shows its parts, its facts, its chef, and what else the chef made', async () => {
    const html = await read('/en/recipes/split-pea-soup')
    expect([...html.matchAll(/<h3[^>]*>(?!<a)([^<]+)</g)].map(([, text]) => text)).toEqual([
      'For the soup',
      'To finish',
    ])
    expect([...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)/g)].map(([, ...fact]) => fact)).toEqual([
      ['Serves', '6 people'],
      ['Time', expect.stringMatching(/^2.*30/)],
      ['Published', '2 November 2026'],
    ])
    expect(linksIn(html, '/en/chefs/')).toEqual(['/en/chefs/marijke-dronkers'])
    expect(linksIn(html, '/en/recipes/')).toContain('/en/recipes/raw-endive-mash')
    expect(html).toContain('hreflang="nl-NL" href="https://site.example/recepten/erwtensoep"')
  })

  it('[PAGEBUILDER-05] says of itself what its settings ask for', async () => {
    const html = await read('/en/chefs/marijke-dronkers')
    expect(html).toContain('<title>Marijke Dronkers</title>')
    const [, description] = /name="description" content="([^"]+)"/.exec(html)!
    expect(description!.length).toBeGreaterThan(60)
    expect(description!.length).toBeLessThanOrEqual(120)
  })

  it('[PAGEBUILDER-05] comes as a feed in each language', async () => {
    const feed = readXml(await read('/en/recipes/rss.xml'))
    expect(findAll(feed, 'item').flatMap((item) => textsOf(item, 'link'))).toEqual([
      `${openedOrigin}/en/recipes/split-pea-soup`,
      `${openedOrigin}/en/recipes/raw-endive-mash`,
      `${openedOrigin}/en/recipes/smoked-mackerel-with-cucumber`,
      `${openedOrigin}/en/recipes/hangop-with-strawberries`,
      `${openedOrigin}/en/recipes/frisian-rye-bread`,
    ])
    expect(await read('/recepten/erwtensoep')).toContain(
      'href="https://site.example/recepten/rss.xml"',
    )
  })
})

it('[PAGEBUILDER-05] every document of every type is shown whole, without an issue', async () => {
  const pathsIn = async (map: string) =>
    [...(await read(map)).matchAll(/<loc>https:\/\/site\.example([^<]*)</g)].map(
      ([, path]) => path!,
    )
  const paths = (await Promise.all((await pathsIn('/sitemap.xml')).map(pathsIn))).flat()
  expect(paths).toHaveLength(20)
  for (const path of paths) await read(path || '/')
  expect(site.issues).toEqual([])
  expect(site.logs.filter(({ level }) => level === 'error')).toEqual([])
})
