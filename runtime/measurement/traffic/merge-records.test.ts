import { describe, expect, it } from 'vitest'
import { mergeRecords, type Found, type Visit } from './merge-records.ts'
import type { TrafficRecord } from './record.ts'
import { tables } from './testing/tables.ts'

const nothing: Found = { initial: null, mostRecent: null, legacy: null }
const recordOf = (landingPage: string, more: Partial<TrafficRecord> = {}): TrafficRecord => ({
  utm_campaign: '',
  utm_content: '',
  utm_medium: '$direct',
  utm_source: '$direct',
  utm_term: '',
  landingPage,
  referrer: '',
  ...more,
})
const visit = (path: string, more: Partial<Visit> = {}): Visit => ({
  landing: { url: `https://www.colloquy.example${path}`, referrer: '' },
  stage: 'new',
  hasAdConsent: false,
  conversion: null,
  ...more,
})
const merge = (found: Partial<Found>, ...args: Parameters<typeof visit>) =>
  mergeRecords({ ...nothing, ...found }, visit(...args), tables)

describe('visits', () => {
  it('[TRAFFIC-02] the first landing makes both records', () => {
    expect(merge({}, '/a')).toMatchObject({
      records: { initial: recordOf('/a'), mostRecent: recordOf('/a') },
      isChanged: true,
      isLegacy: false,
    })
  })

  it('[TRAFFIC-03] [TRAFFIC-04] a later new visit rewrites the most recent record only', () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/b', { utm_term: 'x' }) }
    const { records } = merge(found, '/c?utm_source=s')
    expect(records.initial).toEqual(recordOf('/a'))
    expect(records.mostRecent).toEqual(recordOf('/c', { utm_source: 's' }))
  })

  it('[TRAFFIC-03] a direct visit is one too', () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/b', { utm_source: 'x' }) }
    expect(merge(found, '/c').records.mostRecent).toEqual(recordOf('/c'))
  })

  it.each(['captured', 'earlier'] as const)(
    '[SESSION-04] a document of stage %s changes no record',
    (stage) => {
      const found = { initial: recordOf('/a'), mostRecent: recordOf('/b') }
      expect(merge(found, '/c?utm_source=s', { stage })).toMatchObject({
        records: found,
        isChanged: false,
      })
      expect(merge({}, '/c', { stage })).toMatchObject({
        records: { initial: null, mostRecent: null },
        isChanged: false,
      })
    },
  )

  it.each([
    ['text', '{nope'],
    ['a list', [1]],
    ['a number', 7],
    ['a record without a landing page', { utm_source: 'x', landingPage: '' }],
    ['a landing page that is no text', { landingPage: {} }],
  ])('[TRAFFIC-04] %s in place of the record of the first visit counts as none', (_, initial) => {
    expect(merge({ initial }, '/a').records.initial).toEqual(recordOf('/a'))
  })

  it('[TRAFFIC-01] of what is stored only texts that are known come along, bounded', () => {
    const initial = {
      ...recordOf('/a'),
      utm_term: 'x'.repeat(900),
      utm_source: 5,
      evil: '<script>',
      ['__proto__']: { polluted: true },
    }
    const { records } = merge({ initial }, '/b')
    expect(records.initial).toEqual(recordOf('/a', { utm_term: 'x'.repeat(500), utm_source: '' }))
    expect('polluted' in records.initial!).toBe(false)
  })
})

describe('click ids', () => {
  const path = '/c?gclid=g&msclkid=m'

  it('[TRAFFIC-04] are added to the first record when first seen, and never changed', () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/b') }
    const ad = { hasAdConsent: true }
    expect(merge(found, path, ad).records).toEqual({
      initial: recordOf('/a', { gclid: 'g', msclkid: 'm' }),
      mostRecent: recordOf('/c', { gclid: 'g', msclkid: 'm' }),
    })
    const seen = { ...found, initial: recordOf('/a', { gclid: 'first' }) }
    expect(merge(seen, path, ad).records.initial).toEqual(
      recordOf('/a', { gclid: 'first', msclkid: 'm' }),
    )
  })

  it('[TRAFFIC-01] are left out without consent to advertising', () => {
    expect(merge({}, path).records).toEqual({ initial: recordOf('/c'), mostRecent: recordOf('/c') })
  })

  it('[TRAFFIC-01] are added when that consent comes later in the same document', () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/c', { conversionPage: '/x' }) }
    expect(merge(found, path, { stage: 'captured', hasAdConsent: true }).records).toEqual({
      initial: recordOf('/a', { gclid: 'g', msclkid: 'm' }),
      mostRecent: recordOf('/c', { gclid: 'g', msclkid: 'm', conversionPage: '/x' }),
    })
  })

  it('[TRAFFIC-03] are not added to the newer visit of another tab', () => {
    const found = { initial: recordOf('/c'), mostRecent: recordOf('/newer') }
    const { mostRecent } = merge(found, path, { stage: 'captured', hasAdConsent: true }).records
    expect(mostRecent).toEqual(recordOf('/newer'))
  })

  it('[SESSION-04] are not read from a document within a visit', () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/a') }
    expect(merge(found, path, { stage: 'earlier', hasAdConsent: true }).records).toEqual(found)
  })

  it('[TRAFFIC-01] leave the records when the consent to advertising is withdrawn', () => {
    const ids = { gclid: 'g', msclkid: 'm' }
    const found = { initial: recordOf('/a', ids), mostRecent: recordOf('/b', ids) }
    expect(merge(found, '/c', { stage: 'earlier' })).toMatchObject({
      records: { initial: recordOf('/a'), mostRecent: recordOf('/b') },
      isChanged: true,
    })
  })
})

describe('conversion page', () => {
  const conversion = { path: '/form/demo', url: '/form/demo?from=/pricing' }

  it('[TRAFFIC-05] is set once on the first record, always on the most recent', () => {
    const found = { initial: recordOf('/a'), mostRecent: recordOf('/b') }
    const first = merge(found, '/c', { stage: 'earlier', conversion }).records
    expect(first).toEqual({
      initial: recordOf('/a', { conversionPage: '/pricing' }),
      mostRecent: recordOf('/b', { conversionPage: '/pricing' }),
    })
    const again = { path: '/form/contact', url: '/form/contact' }
    expect(
      merge(first as Found & typeof first, '/c', { stage: 'earlier', conversion: again }).records,
    ).toEqual({
      initial: recordOf('/a', { conversionPage: '/pricing' }),
      mostRecent: recordOf('/b', { conversionPage: '/form/contact' }),
    })
  })

  it('[TRAFFIC-05] makes no record where there is none', () => {
    expect(merge({}, '/c', { stage: 'earlier', conversion }).isChanged).toBe(false)
  })

  it('[TRAFFIC-03] does not outlive the visit on the most recent record', () => {
    const record = recordOf('/a', { conversionPage: '/pricing' })
    const { records } = merge({ initial: record, mostRecent: record }, '/b')
    expect(records).toEqual({ initial: record, mostRecent: recordOf('/b') })
  })
})

describe('the cookie of an earlier site', () => {
  const legacy = { initial: { landingPage: '/old', utm_source: 's' }, gclid: 'g', msclkid: 'm' }
  const old = { utm_medium: '', utm_source: 's' }

  it('[TRAFFIC-08] stands in for a missing record of the first visit', () => {
    expect(merge({ legacy }, '/a', { hasAdConsent: true })).toMatchObject({
      records: {
        initial: recordOf('/old', { ...old, gclid: 'g', msclkid: 'm' }),
        mostRecent: recordOf('/a'),
      },
      isLegacy: true,
      isChanged: true,
    })
  })

  it('[TRAFFIC-08] gives its click ids only with consent to advertising', () => {
    expect(merge({ legacy }, '/a').records.initial).toEqual(recordOf('/old', old))
  })

  it('[TRAFFIC-08] is taken over within a visit as well', () => {
    const { records, isChanged } = merge({ legacy }, '/a', { stage: 'earlier' })
    expect(records).toEqual({ initial: recordOf('/old', old), mostRecent: null })
    expect(isChanged).toBe(true)
  })

  it('[TRAFFIC-08] is not looked at when there is a record', () => {
    const initial = recordOf('/first')
    expect(merge({ initial, legacy }, '/a')).toMatchObject({
      records: { initial },
      isLegacy: false,
    })
  })

  it.each([['text'], [{}], [{ initial: 'x' }], [{ initial: {}, gclid: 'g' }], [null], [[]]])(
    '[TRAFFIC-08] counts as none when it holds %j',
    (value) => {
      expect(merge({ legacy: value }, '/a')).toMatchObject({
        records: { initial: recordOf('/a') },
        isLegacy: false,
      })
    },
  )
})
