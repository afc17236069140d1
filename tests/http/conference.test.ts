/** A conference that shares nothing with the shipped site but the engine; its pages know what is over. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openedOrigin, openSite, type OpenedSite } from '#tests/support/open-site.ts'

const before = Date.parse('2032-10-01T10:00:00+02:00')
/** The opening talk ends at 10:30, the three after it at noon. */
const duringTheOpening = Date.parse('2032-10-14T10:29:59+02:00')
const afterTheOpening = Date.parse('2032-10-14T10:30:00+02:00')

let site: OpenedSite
let time = before
beforeAll(async () => {
  site = await openSite('conference', { now: () => time })
})
afterAll(() => site.close())

const read = async (path: string) => {
  const response = await site.get(path)
  expect(response.status, path).toBe(200)
  return response.text()
}
const readAt = (moment: number, path: string) => {
  time = moment
  return read(path)
}
const linksIn = (html: string, prefix: string) =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => href!)
    .filter((href) => href.startsWith(prefix))
const structured = (html: string) =>
  [...html.matchAll(/<script[^>]*ld\+json">([^]*?)<\/script>/g)].flatMap(
    ([, text]) => (JSON.parse(text!) as { '@graph': Record<string, unknown>[] })['@graph'],
  )
/** Addresses of the sessions that are shown as over. */
const overIn = (html: string) =>
  [...html.matchAll(/<li[^>]*data-over="true"[^]*?<\/li>/g)].flatMap(([session]) =>
    linksIn(session, '/'),
  )
/** Spaces of `Intl` differ between its versions. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')

describe('the programme', () => {
  it('[PAGEBUILDER-05] has days, times with their zone, and the talks of each room', async () => {
    const html = plain(await readAt(before, '/en/programme'))
    expect([...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, day]) => day)).toEqual([
      expect.stringMatching(/^Thursday,? 14 October$/),
      expect.stringMatching(/^Friday,? 15 October$/),
    ])
    const slots = [
      ...html.matchAll(/<time dateTime="([^"]+)">([^<]+)<\/time><span[^>]*> ([^<]+)/gi),
    ]
    expect(slots.slice(0, 3).map(([, ...slot]) => slot)).toEqual([
      ['2032-10-14T06:45:00.000Z', expect.stringMatching(/^08:45\s?–\s?09:30$/), 'CEST'],
      ['2032-10-14T07:30:00.000Z', expect.stringMatching(/^09:30\s?–\s?10:30$/), 'CEST'],
      ['2032-10-14T09:00:00.000Z', expect.stringMatching(/^11:00\s?–\s?12:00$/), 'CEST'],
    ])
    expect(slots).toHaveLength(12)
    const atEleven = html.slice(html.indexOf('09:00:00.000Z'), html.indexOf('10:00:00.000Z'))
    expect([...atEleven.matchAll(/data-room="(\w+)"/g)].map(([, room]) => room)).toEqual([
      'Garamond',
      'Frutiger',
      'Zapf',
    ])
    expect(atEleven).toContain('>Amara Okafor<')
    expect(new Set(linksIn(html, '/en/talks/'))).toHaveProperty('size', 12)
  })

  it('[PAGEBUILDER-05] shows a kept page until a talk is over, and says so from that moment', async () => {
    expect(overIn(await readAt(before, '/programme'))).toEqual([])
    expect(overIn(await readAt(duringTheOpening, '/programme'))).toEqual([])
    expect(overIn(await readAt(afterTheOpening, '/programme'))).toEqual([
      '/conferences/le-blanc-dabord',
    ])
    expect(overIn(await readAt(afterTheOpening + 90 * 60_000, '/programme'))).toHaveLength(4)
  })
})

describe('a talk', () => {
  const path = '/en/talks/white-comes-first'

  it('[PAGEBUILDER-05] shows its facts, without the label of one that it lacks', async () => {
    const factsOf = async (one: string) =>
      [...plain(await readAt(before, one)).matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)/g)].map(
        ([, ...fact]) => fact,
      )
    expect(await factsOf(path)).toEqual([
      ['Day', expect.stringMatching(/^Thursday,? 14 October 2032$/)],
      ['Time', expect.stringMatching(/^09:30\s?–\s?10:30 CEST$/)],
      ['Room', 'Garamond'],
      ['Language', 'French'],
    ])
    expect(await factsOf('/en/talks/cutting-an-e')).toContainEqual(['Bring', 'Safety glasses'])
  })

  it('[PAGEBUILDER-05] leads to its speakers, and they to their talks', async () => {
    const html = await readAt(before, '/en/talks/accents-come-last')
    expect(new Set(linksIn(html, '/en/speakers/'))).toEqual(
      new Set(['/en/speakers/mirela-dobre', '/en/speakers/ines-calderon']),
    )
    const speaker = await read('/en/speakers/ines-calderon')
    expect(speaker).toContain('>Inès Calderón in the programme<')
    expect(linksIn(speaker, '/en/talks/')).toEqual([
      '/en/talks/white-comes-first',
      '/en/talks/accents-come-last',
      '/en/talks/what-a-space-weighs',
    ])
  })

  it('[PAGEBUILDER-05] tells search engines when, where and by whom it is given', async () => {
    const html = await readAt(before, path)
    expect(structured(html).find((one) => one['@type'] === 'Event')).toMatchObject({
      name: 'White comes first',
      inLanguage: 'fr',
      startDate: '2032-10-14T07:30:00+00:00',
      endDate: '2032-10-14T08:30:00+00:00',
      location: { name: 'Garamond', address: 'Garamond room, Halle aux Fontes, Lausanne' },
      performer: {
        '@type': 'Person',
        name: 'Inès Calderón',
        url: `${openedOrigin}/en/speakers/ines-calderon`,
      },
    })
  })

  it('[PAGEBUILDER-05] is an entry for calendars, with its place in words, until it is over', async () => {
    expect(await readAt(before, path)).toContain(`href="${path}.ics"`)
    const response = await site.get(`${path}.ics`)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const lines = (await response.text()).replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20321014T073000Z',
        'DTEND:20321014T083000Z',
        'SUMMARY:White comes first',
        String.raw`LOCATION:Garamond room\, Halle aux Fontes\, Lausanne`,
      ]),
    )
    const over = await readAt(afterTheOpening, path)
    expect(over).toContain('This talk has taken place.')
    expect(over).not.toContain('.ics')
    expect((await site.get(`${path}.ics`)).status).toBe(404)
  })
})

it('[PAGEBUILDER-05] the countdown is there until the first talk', async () => {
  const date = 'dateTime="2032-10-14T07:30:00.000Z"'
  expect(await readAt(before, '/en')).toContain(date)
  expect(await readAt(duringTheOpening, '/en')).not.toContain(date)
})

it('[PAGEBUILDER-05] every document of every type is shown whole, without an issue', async () => {
  time = before
  const pathsIn = async (map: string) =>
    [...(await read(map)).matchAll(/<loc>https:\/\/site\.example([^<]*)</g)].map(
      ([, path]) => path!,
    )
  const paths = (await Promise.all((await pathsIn('/sitemap.xml')).map(pathsIn))).flat()
  expect(paths).toHaveLength(44)
  for (const path of paths) await read(path || '/')
  expect(site.issues).toEqual([])
  expect(site.logs.filter(({ level }) => level === 'error')).toEqual([])
})
