import { describe, expect, it } from 'vitest'
import type { Binding } from '#schemas/config-types.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { title } from '#tests/support/documents.ts'
import { createMessages } from '../i18n/messages.ts'
import { evaluate, evaluateTexts } from './evaluate-binding.ts'

const messages = {
  'webinar.type.panel': 'Panel',
  'event.places.one': '{{value}} place',
  'event.places.other': '{{value}} places',
  'event.by': 'By {{name}}',
  'event.lasts': 'Lasts {{value}}',
  'partner.certified': 'Certified',
}
const { site } = createTestSite()
const { translator } = createMessages({ en: messages, de: messages, fr: messages })

function contextOf(code = 'en') {
  const locale = site.config.locales.find((one) => one.code === code)!
  return { locale, t: translator(code), calendarHref: undefined as string | undefined }
}

const subject = {
  data: {
    title: title('Talk'),
    name: 'Ada',
    type: 'panel',
    start: '2026-12-03T15:30:00+0000',
    end: '2026-12-03T17:00:00+0000',
    minutes: 90,
    places: 1,
    people: [{ name: 'A' }, { name: 'B' }],
    kinds: [{ kind: 'panel' }, { kind: 'panel' }],
    certified: true,
    nonsense: 'soon',
  },
}
const one = (binding: Binding, code?: string) => evaluate(binding, subject, contextOf(code))
/** Intl writes thin and narrow spaces, which differ between its versions. */
const plain = (value: unknown) => String(value).replaceAll(/[\u2009\u202f\u00a0]/g, ' ')

describe('bindings that make words', () => {
  it('fill a message, and leave the field out when one of its values is empty', () => {
    expect(one({ message: 'event.by', values: { name: '/data/name' } })).toBe('By Ada')
    expect(one({ message: 'event.by', values: { name: '/data/title' } })).toBe('By Talk')
    expect(one({ message: 'event.by', values: { name: '/data/nobody' } })).toBeUndefined()
  })

  it('say a message only while a condition holds', () => {
    expect(one({ message: 'partner.certified', when: '/data/certified' })).toBe('Certified')
    expect(one({ message: 'partner.certified', unless: '/data/certified' })).toBeUndefined()
  })

  it('tell how long something lasts, in the language of the page', () => {
    const lasting: Binding = { format: 'duration', from: '/data/minutes' }
    expect(plain(one(lasting))).toBe('1 hr, 30 min')
    expect(plain(one(lasting, 'fr'))).toMatch(/^1\s?h.*30\s?min$/)
    expect(plain(one({ ...lasting, message: 'event.lasts' }))).toBe('Lasts 1 hr, 30 min')
  })

  it('tell from when to when, by an end or by a length', () => {
    const options = { timeStyle: 'short', timeZone: 'Europe/Berlin' } as const
    const range = { format: 'timeRange', from: '/data/start', options } as const
    expect(plain(one({ ...range, to: '/data/end' }, 'de'))).toMatch(/^16:30\s?–\s?18:00/)
    expect(plain(one({ ...range, duration: '/data/minutes' }, 'de'))).toMatch(/16:30\s?–\s?18:00/)
    expect(plain(one({ ...range, to: '/data/none' }, 'de'))).toBe('16:30')
  })

  it('count by the plural rules of the language', () => {
    const places: Binding = { format: 'count', from: '/data/places', message: 'event.places' }
    expect(one(places)).toBe('1 place')
    expect(one({ ...places, from: '/data/people' })).toBe('2 places')
    const none = { data: { places: 0 } }
    expect(evaluate(places, none, contextOf('en'))).toBe('0 places')
    expect(evaluate(places, none, contextOf('fr'))).toBe('0 place')
  })

  it('name the value of a select, or of each item of a group', () => {
    const labels = 'webinar.type'
    expect(one({ format: 'select', from: '/data/type', labels })).toBe('Panel')
    const each: Binding = { format: 'select', from: '/data/kinds/*/kind', labels }
    expect(evaluateTexts(each, subject, contextOf())).toEqual(['Panel', 'Panel'])
  })

  it('leave out what is no date, no number, or not there', () => {
    for (const format of ['date', 'timeRange', 'number', 'duration'] as const) {
      expect(one({ format, from: '/data/nonsense' })).toBeUndefined()
      expect(one({ format, from: '/data/none' })).toBeUndefined()
    }
    expect(
      one({ format: 'count', from: '/data/nonsense', message: 'event.places' }),
    ).toBeUndefined()
  })

  it('link to the entry of a calendar while there is one', () => {
    const context = { ...contextOf(), calendarHref: '/events/talk.ics' }
    expect(evaluate({ page: 'calendar' }, subject, context)).toEqual({
      link_type: 'Web',
      url: '/events/talk.ics',
    })
    expect(one({ page: 'calendar' })).toBeUndefined()
  })

  it('[NAV-09] name the address of the page in full, once that is known', () => {
    const url = 'https://www.colloquy.example/blog/a'
    expect(evaluate({ page: 'url' }, subject, { ...contextOf(), url })).toBe(url)
    expect(one({ page: 'url' })).toBeUndefined()
  })

  it('link to the document itself', () => {
    const document = { id: 'a', type: 'talk', uid: 'one', lang: 'de-de', data: {} }
    expect(evaluate({ page: 'document' }, document, contextOf())).toEqual({
      link_type: 'Document',
      id: 'a',
      type: 'talk',
      uid: 'one',
      lang: 'de-de',
    })
  })

  it('give the texts of every item of a group, of rich text and of numbers', () => {
    const texts = (binding: Binding) => evaluateTexts(binding, subject, contextOf())
    expect(texts('/data/people/*/name')).toEqual(['A', 'B'])
    expect(texts({ first: ['/data/none', '/data/title'] })).toEqual(['Talk'])
    expect(texts('/data/minutes')).toEqual(['90'])
    expect(texts('/data/none')).toEqual([])
  })
})
