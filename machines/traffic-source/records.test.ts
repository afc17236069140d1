import { describe, expect, it } from 'vitest'
import {
  recordVisit,
  type Stored as Found,
  type TrafficRecord,
  type Visit,
} from '#tests/support/attribution.ts'
import { trafficTables as tables } from '#tests/support/traffic-tables.ts'

const nothing: Found = { initial: null, mostRecent: null, legacy: null }
const recordOf = (landingPage: string, more: TrafficRecord = {}): TrafficRecord => ({
  utm_campaign: '',
  utm_content: '',
  utm_medium: '$direct',
  utm_source: '$direct',
  utm_term: '',
  landingPage,
  referrer: '',
  ...more,
})
/** The record of a landing from an advertisement: the click id outweighs the address. */
const clickOf = (landingPage: string, ids: TrafficRecord, more: TrafficRecord = {}) => {
  const { medium, source } = tables.parameters.click.find(({ name }) => Object.hasOwn(ids, name))!
  const paid: TrafficRecord = medium ? { utm_medium: medium, utm_source: source } : {}
  return recordOf(landingPage, { ...paid, ...ids, ...more })
}
const visit = (path: string, more: Partial<Visit> = {}): Visit => ({
  landing: { url: `https://www.colloquy.example${path}`, referrer: '' },
  stage: 'new',
  hasAdConsent: false,
  conversion: null,
  ...more,
})
const merge = (found: Partial<Found>, ...args: Parameters<typeof visit>) =>
  recordVisit({ ...nothing, ...found }, visit(...args))

describe('visits', () => {
  it('[TRAFFIC-02] the first landing makes both records', async () => {
    expect(await merge({}, '/a')).toMatchObject({
      records: { initial: recordOf('/a'), mostRecent: recordOf('/a') },
      isStored: true,
      isLegacy: false,
    })
  })

  it('[TRAFFIC-03] [TRAFFIC-04] a later new visit rewrites the most recent record only', async () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/b', { utm_term: 'x' }) }
    const { records } = await merge(found, '/c?utm_source=s')
    expect(records.initial).toEqual(recordOf('/a'))
    expect(records.mostRecent).toEqual(recordOf('/c', { utm_source: 's', utm_medium: '(not set)' }))
  })

  it('[TRAFFIC-03] a direct visit is one too', async () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/b', { utm_source: 'x' }) }
    expect((await merge(found, '/c')).records.mostRecent).toEqual(recordOf('/c'))
  })

  it('[TRAFFIC-03] a document that was captured changes no record again', async () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/b') }
    const { records, isStored } = await merge(found, '/c?utm_source=s', { stage: 'captured' })
    expect([records, isStored]).toEqual([found, false])
  })

  it('[SESSION-04] a document within a visit changes no record by itself', async () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/b') }
    const landing = {
      url: 'https://www.colloquy.example/c',
      referrer: 'https://www.google.com/',
    }
    expect(await merge(found, '/c', { stage: 'within', landing })).toMatchObject({
      records: found,
      isStored: false,
    })
    expect(await merge({}, '/c', { stage: 'within' })).toMatchObject({
      records: { initial: null, mostRecent: null },
      isStored: false,
    })
  })

  it.each([
    ['text', '{nope'],
    ['a list', [1]],
    ['a number', 7],
    ['a record without a landing page', { utm_source: 'x', landingPage: '' }],
    ['a landing page that is no text', { landingPage: {} }],
  ])(
    '[TRAFFIC-04] %s in place of the record of the first visit counts as none',
    async (_, initial) => {
      expect((await merge({ initial }, '/a')).records.initial).toEqual(recordOf('/a'))
    },
  )

  it('[TRAFFIC-01] of what is stored only texts that are known come along, bounded', async () => {
    const initial = {
      ...recordOf('/a'),
      utm_term: 'x'.repeat(900),
      utm_source: 5,
      evil: '<script>',
      ['__proto__']: { polluted: true },
    }
    const { records } = await merge({ initial }, '/b')
    expect(records.initial).toEqual(recordOf('/a', { utm_term: 'x'.repeat(500), utm_source: '' }))
    expect('polluted' in records.initial!).toBe(false)
  })
})

describe('click ids', () => {
  const path = '/c?gclid=g&msclkid=m'

  it('[TRAFFIC-04] are added to the first record when first seen, and never changed', async () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/b') }
    const ad = { hasAdConsent: true }
    expect((await merge(found, path, ad)).records).toEqual({
      initial: recordOf('/a', { gclid: 'g', msclkid: 'm' }),
      mostRecent: clickOf('/c', { gclid: 'g', msclkid: 'm' }),
    })
    const seen = { ...found, initial: recordOf('/a', { gclid: 'first' }) }
    expect((await merge(seen, path, ad)).records.initial).toEqual(
      recordOf('/a', { gclid: 'first', msclkid: 'm' }),
    )
  })

  it('[TRAFFIC-01] are left out without consent to advertising', async () => {
    const withoutIds = recordOf('/c', { utm_medium: 'paid', utm_source: 'google' })
    expect((await merge({}, path)).records).toEqual({
      initial: withoutIds,
      mostRecent: withoutIds,
    })
  })

  it('[TRAFFIC-01] are added when that consent comes later in the same document', async () => {
    const found = {
      initial: recordOf('/a'),
      mostRecent: clickOf('/c', { gclid: 'g' }, { conversionPage: '/x' }),
    }
    expect((await merge(found, path, { stage: 'captured', hasAdConsent: true })).records).toEqual({
      initial: recordOf('/a', { gclid: 'g', msclkid: 'm' }),
      mostRecent: clickOf('/c', { gclid: 'g', msclkid: 'm' }, { conversionPage: '/x' }),
    })
  })

  it('[TRAFFIC-03] are not added to the newer visit of another tab', async () => {
    const found = { initial: recordOf('/c'), mostRecent: recordOf('/newer') }
    const { mostRecent } = (await merge(found, path, { stage: 'captured', hasAdConsent: true }))
      .records
    expect(mostRecent).toEqual(recordOf('/newer'))
  })

  it('[TRAFFIC-04] [OP22] are added to the first record when first seen within a visit', async () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/a') }
    expect((await merge(found, path, { stage: 'within', hasAdConsent: true })).records).toEqual({
      initial: recordOf('/a', { gclid: 'g', msclkid: 'm' }),
      mostRecent: clickOf('/c', { gclid: 'g', msclkid: 'm' }),
    })
  })

  it.each(tables.parameters.click.map(({ name }) => [name]))(
    '[TRAFFIC-01] [OP19] %s is kept with consent to advertising only',
    async (name) => {
      const granted = (await merge({}, `/c?${name}=1`, { hasAdConsent: true })).records
      const clicked = clickOf('/c', { [name]: '1' })
      const { [name]: _, ...withoutId } = clicked
      expect(granted.initial).toEqual(clicked)
      expect(
        await merge({ ...granted }, '/d', { stage: 'within', hasAdConsent: false }),
      ).toMatchObject({
        records: { initial: withoutId, mostRecent: withoutId },
        isStored: true,
      })
      expect(JSON.stringify((await merge({}, `/c?${name}=id-1`)).records)).not.toContain('id-1')
    },
  )

  it('[OP22] the shipped site knows those of Google, Microsoft, LinkedIn and Facebook', async () => {
    const names = tables.parameters.click.map(({ name }) => name)
    expect(names.toSorted()).toEqual([
      'fbclid',
      'gbraid',
      'gclid',
      'li_fat_id',
      'msclkid',
      'wbraid',
    ])
  })

  it('[TRAFFIC-01] leave the records when the consent to advertising is withdrawn', async () => {
    const ids = { gclid: 'g', msclkid: 'm' }
    const found = { initial: recordOf('/a', ids), mostRecent: recordOf('/b', ids) }
    expect(await merge(found, '/c', { stage: 'within' })).toMatchObject({
      records: { initial: recordOf('/a'), mostRecent: recordOf('/b') },
      isStored: true,
    })
  })
})

describe('sites that only send visitors back', () => {
  const from = (referrer: string, query = ''): Partial<Visit> => ({
    landing: { url: `https://www.colloquy.example/pricing${query}`, referrer },
  })
  const campaign = recordOf('/a', { utm_medium: 'mail', utm_source: 'news' })
  const found = { initial: recordOf('/first'), mostRecent: campaign }

  it.each([
    'https://www.colloquy.example/why',
    'https://app.colloquy.example/',
    'https://pages.marketo.com/lp',
  ])('[TRAFFIC-03] [OP28] a new visit from %s leaves the records alone', async (referrer) => {
    const { records, isStored, isExcluded } = await merge(found, '/', from(referrer))
    expect([records, isStored, isExcluded]).toEqual([found, false, true])
  })

  it('[TRAFFIC-02] the first landing is kept all the same', async () => {
    const { records } = await merge({}, '/', from('https://www.colloquy.example/why'))
    const landed = recordOf('/pricing', { referrer: 'https://www.colloquy.example/why' })
    expect(records).toEqual({ initial: landed, mostRecent: landed })
  })

  it.each(['?utm_source=other', '?gclid=1'])(
    '[TRAFFIC-03] a campaign counts from there as well: %s',
    async (query) => {
      const { records } = await merge(found, '/', from('https://pages.marketo.com/lp', query))
      expect(records.mostRecent).toMatchObject({ landingPage: '/pricing' })
    },
  )

  it('[TRAFFIC-07] our mail is a class of its own, though it lies below our domain', async () => {
    const { records, isExcluded } = await merge(found, '/', from('https://mail.colloquy.example/x'))
    expect(records.mostRecent).toMatchObject({ utm_medium: 'organic_emailing' })
    expect(isExcluded).toBe(false)
  })
})

describe('within a visit', () => {
  const within = { stage: 'within' } as const
  const news = recordOf('/a', { utm_medium: 'mail', utm_source: 'news', conversionPage: '/x' })
  const found = { initial: recordOf('/first'), mostRecent: news }
  const clicked = (more: TrafficRecord = {}) => ({
    initial: recordOf('/first', { gclid: '1' }),
    mostRecent: clickOf('/c', { gclid: '1' }, { conversionPage: '/x', ...more }),
  })
  const ad = { ...within, hasAdConsent: true }
  const paid = { utm_medium: 'paid', utm_source: 'google' }

  it.each([
    ['a new campaign', '/c?utm_source=other', { utm_source: 'other', utm_medium: '(not set)' }],
    ['the click on an advertisement', '/c?gclid=1', paid],
    ['a link that was shared with an id', '/c?fbclid=1', {}],
  ])('[TRAFFIC-03] [OP22] %s becomes the most recent record', async (_, path, says) => {
    expect(await merge(found, path, within)).toMatchObject({
      records: { initial: recordOf('/first'), mostRecent: recordOf('/c', says) },
      isStored: true,
    })
    expect((await merge({}, path, within)).records).toEqual({
      initial: recordOf('/c', says),
      mostRecent: recordOf('/c', says),
    })
  })

  it.each(['/c?utm_source=news&utm_medium=mail', '/c?utm_source=NEWS&utm_medium=Mail'])(
    '[TRAFFIC-03] [OP22] the same campaign changes nothing: %s',
    async (path) => {
      expect(await merge(found, path, within)).toMatchObject({ records: found, isStored: false })
    },
  )

  it('[TRAFFIC-06] a link between our own media changes nothing', async () => {
    const path = '/c?utm_source=newsletter&utm_medium=blog'
    expect(await merge(found, path, within)).toMatchObject({ records: found, isStored: false })
  })

  it('[OP22] the same click, loaded again, changes nothing, with and without its id', async () => {
    expect(await merge(clicked(), '/c?gclid=1', ad)).toMatchObject({
      records: clicked(),
      isStored: false,
    })
    const nameless = { initial: recordOf('/first'), mostRecent: recordOf('/c', paid) }
    expect(await merge(nameless, '/c?gclid=1', within)).toMatchObject({
      records: nameless,
      isStored: false,
    })
  })

  it('[OP22] the id of a click is added to its own record when consent to advertising came later', async () => {
    const nameless = { initial: recordOf('/first'), mostRecent: recordOf('/c', paid) }
    expect((await merge(nameless, '/c?gclid=1', ad)).records).toEqual({
      initial: recordOf('/first', { gclid: '1' }),
      mostRecent: clickOf('/c', { gclid: '1' }),
    })
  })

  it.each(['/c?gclid=2', '/c?msclkid=1'])(
    '[OP22] another click on the same page is a new one: %s',
    async (path) => {
      const { initial, mostRecent } = (await merge(clicked(), path, ad)).records
      expect(initial).toMatchObject({ gclid: '1' })
      const [name, id] = path.split('?')[1]!.split('=') as [string, string]
      expect(mostRecent).toEqual(clickOf('/c', { [name]: id }))
    },
  )
})

describe('conversion page', () => {
  const conversion = { path: '/form/demo', url: '/form/demo?from=/pricing' }

  it('[TRAFFIC-05] is set once on the first record, always on the most recent', async () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/b') }
    const first = (await merge(found, '/c', { stage: 'within', conversion })).records
    expect(first).toEqual({
      initial: recordOf('/a', { conversionPage: '/pricing' }),
      mostRecent: recordOf('/b', { conversionPage: '/pricing' }),
    })
    const again = { path: '/form/contact', url: '/form/contact' }
    expect(
      (await merge(first as Found & typeof first, '/c', { stage: 'within', conversion: again }))
        .records,
    ).toEqual({
      initial: recordOf('/a', { conversionPage: '/pricing' }),
      mostRecent: recordOf('/b', { conversionPage: '/form/contact' }),
    })
  })

  it('[TRAFFIC-05] makes no record where there is none', async () => {
    expect((await merge({}, '/c', { stage: 'within', conversion })).isStored).toBe(false)
  })

  it('[TRAFFIC-03] does not outlive the visit on the most recent record', async () => {
    const record = recordOf('/a', { conversionPage: '/pricing' })
    const { records } = await merge({ initial: record, mostRecent: record }, '/b')
    expect(records).toEqual({ initial: record, mostRecent: recordOf('/b') })
  })
})

describe('the cookie of an earlier site', () => {
  const legacy = { initial: { landingPage: '/old', utm_source: 's' }, gclid: 'g', msclkid: 'm' }
  const old = { utm_medium: '', utm_source: 's' }

  it('[TRAFFIC-08] stands in for a missing record of the first visit', async () => {
    expect(await merge({ legacy }, '/a', { hasAdConsent: true })).toMatchObject({
      records: {
        initial: recordOf('/old', { ...old, gclid: 'g', msclkid: 'm' }),
        mostRecent: recordOf('/a'),
      },
      isLegacy: true,
      isStored: true,
    })
  })

  it('[TRAFFIC-08] gives its click ids only with consent to advertising', async () => {
    expect((await merge({ legacy }, '/a')).records.initial).toEqual(recordOf('/old', old))
  })

  it('[TRAFFIC-08] is taken over within a visit as well', async () => {
    const { records, isStored } = await merge({ legacy }, '/a', { stage: 'within' })
    expect(records).toEqual({ initial: recordOf('/old', old), mostRecent: null })
    expect(isStored).toBe(true)
  })

  it('[TRAFFIC-08] is not looked at when there is a record', async () => {
    const initial = recordOf('/first')
    expect(await merge({ initial, legacy }, '/a')).toMatchObject({
      records: { initial },
      isLegacy: false,
    })
  })

  it.each([['text'], [{}], [{ initial: 'x' }], [{ initial: {}, gclid: 'g' }], [null], [[]]])(
    '[TRAFFIC-08] counts as none when it holds %j',
    async (value) => {
      expect(await merge({ legacy: value }, '/a')).toMatchObject({
        records: { initial: recordOf('/a') },
        isLegacy: false,
      })
    },
  )
})
