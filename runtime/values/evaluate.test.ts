import { describe, expect, it } from 'vitest'
import type { Value } from '#schemas/value-types.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { documentLink, title } from '#tests/support/documents.ts'
import { createMessages } from '../model/i18n/messages.ts'
import { evaluate, evaluateTexts, holds } from './evaluate.ts'
import { findSource } from './find-source.ts'
import { listPointers } from './list-pointers.ts'
import type { Scope } from './scope.ts'

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

function scopeOf(code = 'en', more: Partial<Scope> = {}): Scope {
  const locale = site.config.locales.find((known) => known.code === code)!
  return { locale, t: translator(code), ...more }
}

const subject = {
  type: 'talk',
  data: {
    title: title('Talk'),
    name: 'Ada',
    type: 'panel',
    start: '2026-12-03T15:30:00+0000',
    end: '2026-12-03T17:00:00+0000',
    minutes: 90,
    price: 1234.5,
    places: 1,
    people: [{ name: 'A', job: 'Chair' }, { job: 'Guest' }, { name: 'B' }],
    kinds: [{ kind: 'panel' }, { kind: 'panel' }],
    certified: true,
    hidden: false,
    nonsense: 'soon',
    author: documentLink('author', 'ada'),
  },
}
const one = (value: Value, code?: string, more?: Partial<Scope>) =>
  evaluate(value, subject, scopeOf(code, more))
const texts = (value: Value) => evaluateTexts(value, subject, scopeOf())
/** Intl writes thin and narrow spaces, which differ between its versions. */
const plain = (value: unknown) => String(value).replaceAll(/[\u2009\u202f\u00a0]/g, ' ')

describe('values', () => {
  it('read a field, a field of every item, or nothing', () => {
    expect(one('/data/name')).toBe('Ada')
    expect(one('/data/people/*/name')).toEqual(['A', 'B'])
    expect(one('/data/none')).toBeUndefined()
    expect(one('/data/people/*/none')).toBeUndefined()
    expect(one('/data/hidden')).toBe(false)
  })

  it('take the first that is something, a literal at last', () => {
    expect(one({ first: ['/data/none', '/data/name'] })).toBe('Ada')
    expect(one({ first: ['/data/none', { value: 'Nobody' }] })).toBe('Nobody')
  })

  it('join lists to one list, and texts to one text', () => {
    expect(one({ concat: ['/data/kinds', '/data/none', '/data/kinds'] })).toHaveLength(4)
    expect(one({ concat: ['/data/none'] })).toBeUndefined()
    expect(one({ join: ['/data/name', '/data/none', '/data/title'], with: ' · ' })).toBe(
      'Ada · Talk',
    )
    expect(one({ join: ['/data/people/*/name'] })).toBe('A, B')
    expect(one({ join: ['/data/none'] })).toBeUndefined()
  })

  it('make a list of single items, without those that only have a label', () => {
    const fact = (name: string): Value => ({
      fields: { label: { message: 'said' }, value: `/data/${name}` },
    })
    expect(one({ concat: [fact('name'), fact('none'), fact('title')] })).toEqual([
      { label: expect.any(String), value: 'Ada' },
      { label: expect.any(String), value: expect.anything() },
    ])
  })

  it('make an item of each item of a group, and none of one that has nothing for it', () => {
    const as: Value = { fields: { label: '/name', kind: { value: 'person' } } }
    expect(one({ each: '/data/people', as })).toEqual([
      { label: 'A', kind: 'person' },
      { label: 'B', kind: 'person' },
    ])
    expect(one({ each: '/data/none', as })).toBeUndefined()
  })

  it('make the items of a group within each item, headings and conditions included', () => {
    const days = [
      { name: 'One', talks: [{ title: 'A', ends: '2026-12-03' }, { ends: '2026-12-03' }] },
      { name: 'Two', talks: [{ title: 'B', ends: '2026-12-05' }] },
      { name: 'Three' },
    ]
    const value: Value = {
      each: '/days',
      as: {
        fields: {
          title: { message: 'event.by', values: { name: '/name' } },
          talks: {
            each: '/talks',
            as: {
              fields: {
                title: '/title',
                line: { join: ['/title', { document: '/place' }], with: ' · ' },
                isOver: { field: { now: true }, from: '/ends' },
              },
            },
          },
        },
      },
    }
    const now = () => Date.parse('2026-12-04')
    const document = { place: 'Hall' }
    expect(evaluate(value, { days }, scopeOf('en', { document, now }))).toEqual([
      {
        title: 'By One',
        talks: [
          { title: 'A', line: 'A · Hall', isOver: true },
          { line: 'Hall', isOver: true },
        ],
      },
      { title: 'By Two', talks: [{ title: 'B', line: 'B · Hall', isOver: false }] },
      { title: 'By Three' },
    ])
  })

  it('choose by a condition, and by a text', () => {
    const choice: Value = { if: '/data/certified', then: '/data/name', else: { value: 'no' } }
    expect(one(choice)).toBe('Ada')
    expect(one({ ...choice, if: '/data/hidden' })).toBe('no')
    expect(one({ if: '/data/hidden', then: '/data/name' })).toBeUndefined()
    const cases: Value = { by: '/type', cases: { talk: '/data/name' } }
    expect(one(cases)).toBe('Ada')
    expect(one({ ...cases, by: '/data/type' })).toBeUndefined()
    expect(one({ ...cases, by: '/data/type', else: { value: 'other' } })).toBe('other')
  })

  it('count the items of a list', () => {
    expect(one({ count: '/data/people' })).toBe(3)
    expect(one({ count: '/data/none' })).toBe(0)
  })

  it('read the document of the page from within an item', () => {
    const as: Value = { fields: { name: '/name', in: { document: '/data/name' } } }
    expect(one({ each: '/data/people', as }, 'en', { document: subject })).toMatchObject([
      { name: 'A', in: 'Ada' },
      { in: 'Ada' },
      { name: 'B', in: 'Ada' },
    ])
  })
})

describe('values that make words', () => {
  it('fill a message, and are nothing when one of its values is empty', () => {
    expect(one({ message: 'event.by', values: { name: '/data/name' } })).toBe('By Ada')
    expect(one({ message: 'event.by', values: { name: '/data/title' } })).toBe('By Talk')
    expect(one({ message: 'event.by', values: { name: '/data/people/*/name' } })).toBe('By A, B')
    expect(one({ message: 'event.by', values: { name: '/data/nobody' } })).toBeUndefined()
  })

  it('tell how long something lasts, in the language of the page', () => {
    const lasting: Value = { format: 'duration', from: '/data/minutes' }
    expect(plain(one(lasting))).toBe('1 hr, 30 min')
    expect(plain(one(lasting, 'fr'))).toMatch(/^1\s?h.*30\s?min$/)
    expect(plain(one({ message: 'event.lasts', values: { value: lasting } }))).toBe(
      'Lasts 1 hr, 30 min',
    )
    expect(one({ format: 'isoDuration', from: '/data/minutes' }, 'fr')).toBe('PT90M')
  })

  it('write a number, and an amount of a currency', () => {
    expect(plain(one({ format: 'number', from: '/data/price' }, 'fr'))).toBe('1 234,5')
    const options = { style: 'currency', currency: 'EUR' } as const
    expect(plain(one({ format: 'number', from: '/data/price', options }, 'de'))).toBe('1.234,50 €')
  })

  it.each([
    ['pt-BR', 'BRL', {}, 'R$ 1.234,50'],
    ['ja', 'JPY', {}, '￥1,235'],
    ['en', 'KWD', {}, 'KWD 1,234.500'],
    // The currency of the content goes before that of the options, and that before the locale's.
    ['pt-BR', 'BRL', { currency: '/data/currency' }, 'CHF 1.234,50'],
    ['pt-BR', 'BRL', { currency: '/data/none' }, 'R$ 1.234,50'],
    ['pt-BR', 'BRL', { currency: '/data/label' }, 'R$ 1.234,50'],
    ['pt-BR', 'BRL', { options: { style: 'currency', currency: 'USD' } }, 'US$ 1.234,50'],
    // A mark keeps the sign at its letters, where the line runs from right to left.
    ['ar-EG', 'GBP', {}, '\u200f١٬٢٣٤٫٥٠ UK£\u200e'],
    ['he', 'HKD', {}, '\u200f1,234.50 \u200fHK$\u200e'],
    ['en', undefined, {}, undefined],
  ] as const)(
    '[I18N-06] write an amount in the market of %s with %s: %j is %s',
    (iso, currency, more, text) => {
      const amount: Value = {
        format: 'number',
        from: '/data/price',
        options: { style: 'currency' },
        ...more,
      }
      const subject = { data: { price: 1234.5, currency: 'CHF', label: 'a label' } }
      const locale = { iso, ...(currency && { currency }) }
      const found = evaluate(amount, subject, { ...scopeOf('en'), locale })
      expect(found === undefined ? undefined : plain(found)).toBe(text)
    },
  )

  it('tell from when to when, by an end or by a length', () => {
    const options = { timeStyle: 'short', timeZone: 'Europe/Berlin' } as const
    const range = { format: 'timeRange', from: '/data/start', options } as const
    expect(plain(one({ ...range, to: '/data/end' }, 'de'))).toMatch(/^16:30\s?–\s?18:00/)
    expect(plain(one({ ...range, duration: '/data/minutes' }, 'de'))).toMatch(/16:30\s?–\s?18:00/)
    expect(plain(one({ ...range, to: '/data/none' }, 'de'))).toBe('16:30')
  })

  describe('where clocks are set', () => {
    const written = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric' } as const
    const minutes = { ...written, minute: '2-digit', timeZoneName: 'short' } as const
    const short = { timeStyle: 'short' } as const
    it.each([
      // Berlin: forward at 2:00 on March 29, back at 3:00 on October 25.
      [
        'en',
        minutes,
        '2026-10-25T00:30:00Z',
        '2026-10-25T01:15:00Z',
        'Europe/Berlin',
        'Sunday, October 25 at 2:30 AM GMT+2 – 2:15 AM GMT+1',
      ],
      [
        'de',
        minutes,
        '2026-10-25T00:30:00Z',
        '2026-10-25T01:30:00Z',
        'Europe/Berlin',
        'Sonntag, 25. Oktober um 02:30 MESZ – 02:30 MEZ',
      ],
      [
        'de',
        minutes,
        '2026-03-28T09:00:00Z',
        '2026-03-29T15:00:00Z',
        'Europe/Berlin',
        'Samstag, 28. März um 10:00 MEZ – Sonntag, 29. März um 17:00 MESZ',
      ],
      [
        'de',
        short,
        '2026-10-25T00:30:00Z',
        '2026-10-25T01:15:00Z',
        'Europe/Berlin',
        '02:30 MESZ – 02:15 MEZ',
      ],
      [
        'de',
        short,
        '2026-03-29T00:30:00Z',
        '2026-03-29T01:30:00Z',
        'Europe/Berlin',
        '01:30 MEZ – 03:30 MESZ',
      ],
      // Lord Howe sets its clocks by half an hour.
      [
        'de',
        short,
        '2026-04-04T14:45:00Z',
        '2026-04-04T15:15:00Z',
        'Australia/Lord_Howe',
        '01:45 GMT+11 – 01:45 GMT+10:30',
      ],
      [
        'de',
        short,
        '2026-03-28T23:00:00Z',
        '2026-03-29T02:00:00Z',
        'Europe/Lisbon',
        '23:00 WEZ – 03:00 WESZ',
      ],
      // Far from a change, and where only days are shown, Intl knows best.
      [
        'de',
        short,
        '2026-10-26T00:30:00Z',
        '2026-10-26T01:15:00Z',
        'Europe/Berlin',
        '01:30–02:15 Uhr',
      ],
      [
        'de',
        short,
        '2026-12-03T08:00:00Z',
        '2026-12-03T09:00:00Z',
        'Asia/Kathmandu',
        '13:45–14:45 Uhr',
      ],
      [
        'de',
        { dateStyle: 'long' } as const,
        '2026-10-24T09:00:00Z',
        '2026-10-26T09:00:00Z',
        'Europe/Berlin',
        '24.–26. Oktober 2026',
      ],
    ])('tells in %s with %j from %s to %s in %s as %s', (code, options, from, to, zone, text) => {
      const value = { from: { value: from }, to: { value: to }, zone: { value: zone } }
      expect(plain(one({ format: 'timeRange', ...value, options }, code))).toBe(text)
    })
  })

  it('tell whole days as they are, in any zone, and no time of them', () => {
    const zone: Value = { value: 'America/St_Johns' }
    const from: Value = { value: '2026-12-03' }
    const options = { dateStyle: 'long', timeStyle: 'short' } as const
    const range = { format: 'timeRange', from, zone, options } as const
    expect(one({ ...range, to: { value: '2026-12-05' } }, 'de')).toBe('3.–5. Dezember 2026')
    // In Newfoundland it is still December 4.
    expect(one({ ...range, to: { value: '2026-12-05T01:00:00Z' } }, 'de')).toBe(
      '3.–4. Dezember 2026',
    )
    expect(one({ ...range, duration: { value: 90 } }, 'de')).toBe('3. Dezember 2026')
    expect(one({ format: 'date', from, zone, options }, 'de')).toBe('3. Dezember 2026')
    expect(one({ format: 'timeRange', from, zone })).toBeUndefined()
  })

  it('tell times that have no place by the clock of the locale, those without an offset, too', () => {
    const locale = { iso: 'de-DE', timeZone: 'Asia/Kathmandu' }
    const told = (value: Value) => plain(one(value, 'de', { locale }))
    const options = { timeStyle: 'short' } as const
    const date = { format: 'date', from: '/data/start', options } as const
    expect(told(date)).toBe('21:15')
    expect(told({ ...date, options: { ...options, timeZone: 'Europe/Berlin' } })).toBe('16:30')
    expect(told({ ...date, zone: { value: 'Europe/Lisbon' } })).toBe('15:30')
    expect(told({ ...date, zone: { value: 'Mars/Olympus' } })).toBe('21:15')
    expect(told({ format: 'isoTime', from: '/data/start' })).toBe('2026-12-03T21:15:00+05:45')
    expect(told({ format: 'isoTime', from: { value: '2026-12-03T21:15' } })).toBe(
      '2026-12-03T21:15:00+05:45',
    )
    expect(told({ site: 'timeZone' })).toBe('Asia/Kathmandu')
  })

  it('count by the plural rules of the language', () => {
    const places = { message: 'event.places', plural: '/data/places' }
    expect(one(places)).toBe('1 place')
    expect(one({ ...places, plural: '/data/people' })).toBe('3 places')
    expect(one({ ...places, plural: '/data/nonsense' })).toBeUndefined()
    const none = { data: { places: 0 } }
    expect(evaluate(places, none, scopeOf('en'))).toBe('0 places')
    expect(evaluate(places, none, scopeOf('fr'))).toBe('0 place')
  })

  it('name the value of a select, or of each item of a group', () => {
    expect(one({ message: 'webinar.type', of: '/data/type' })).toBe('Panel')
    expect(texts({ message: 'webinar.type', of: '/data/kinds/*/kind' })).toEqual(['Panel', 'Panel'])
    expect(one({ message: 'webinar.type', of: '/data/none' })).toBeUndefined()
  })

  it('are nothing for what is no date, no number, or not there', () => {
    for (const format of ['date', 'timeRange', 'number', 'duration', 'isoDuration'] as const) {
      expect(one({ format, from: '/data/nonsense' })).toBeUndefined()
      expect(one({ format, from: '/data/none' })).toBeUndefined()
    }
  })

  it('give the texts of every item of a group, of rich text and of numbers', () => {
    expect(texts('/data/people/*/name')).toEqual(['A', 'B'])
    expect(texts({ first: ['/data/none', '/data/title'] })).toEqual(['Talk'])
    expect(texts('/data/minutes')).toEqual(['90'])
    expect(texts('/data/none')).toEqual([])
    const biographies = { people: [{ bio: title('One') }, { bio: title('Two') }] }
    expect(evaluateTexts('/people/*/bio', biographies, scopeOf())).toEqual(['One', 'Two'])
  })
})

describe('values of the page', () => {
  it('link to the entry of a calendar while there is one', () => {
    const calendar = { link_type: 'Web', url: '/events/talk.ics' }
    expect(one({ page: 'calendar' }, 'en', { page: { calendar } })).toEqual(calendar)
    expect(one({ page: 'calendar' })).toBeUndefined()
  })

  it('[NAV-09] name the address of the page in full, once that is known', () => {
    const url = 'https://www.colloquy.example/blog/a'
    expect(one({ page: 'url' }, 'en', { page: { url } })).toBe(url)
    expect(one({ page: 'url' })).toBeUndefined()
  })

  it('link to the document itself', () => {
    const document = { id: 'a', type: 'talk', uid: 'one', lang: 'de-de', data: {} }
    expect(one({ page: 'document' }, 'en', { document })).toEqual({
      link_type: 'Document',
      id: 'a',
      type: 'talk',
      uid: 'one',
      lang: 'de-de',
    })
  })
})

describe('conditions', () => {
  const isTrue = (value: Value, more?: Partial<Scope>) => holds(value, subject, scopeOf('en', more))

  it('hold for what is something and not false, and for what is not', () => {
    expect(isTrue('/data/certified')).toBe(true)
    expect(isTrue('/data/hidden')).toBe(false)
    expect(isTrue('/data/none')).toBe(false)
    expect(isTrue({ not: '/data/none' })).toBe(true)
    expect(isTrue({ all: ['/data/name', { not: '/data/name' }] })).toBe(false)
    expect(isTrue({ any: ['/data/none', '/data/name'] })).toBe(true)
  })

  it('compare values, of lists one item, of links the document', () => {
    expect(isTrue({ field: '/data/type', is: { value: 'panel' } })).toBe(true)
    expect(isTrue({ field: '/data/people/*/name', is: { value: 'B' } })).toBe(true)
    expect(isTrue({ field: '/data/people/*/name', is: { value: 'C' } })).toBe(false)
    const { id } = subject.data.author as { id: string }
    const author = { field: '/data/author', is: { document: '/id' } }
    expect(isTrue(author, { document: { id } })).toBe(true)
    expect(isTrue(author, { document: { id: 'other' } })).toBe(false)
    expect(isTrue({ field: '/data/none', is: '/data/none' })).toBe(false)
  })

  it('begin a day at midnight by the clock of the locale', () => {
    const moments: number[] = []
    const holdsAt = (time: string) => {
      const locale = { iso: 'en-NZ', timeZone: 'Pacific/Apia' }
      const noteMoment = (moment: number) => moments.push(moment)
      const more = { locale, now: () => Date.parse(time), noteMoment }
      return isTrue({ field: { now: true }, from: { value: '2026-12-03' } }, more)
    }
    expect(holdsAt('2026-12-02T10:59:00Z')).toBe(false)
    expect(holdsAt('2026-12-02T11:00:00Z')).toBe(true)
    expect(moments).toEqual([Date.parse('2026-12-02T11:00:00Z')])
  })

  it('compare moments with each other and with now, and tell when that will be otherwise', () => {
    expect(isTrue({ field: '/data/end', from: '/data/start' })).toBe(true)
    expect(isTrue({ field: '/data/start', from: '/data/end' })).toBe(false)
    expect(isTrue({ field: '/data/nonsense', until: '/data/end' })).toBe(false)
    expect(isTrue({ field: '/data/minutes', from: { value: 60 } })).toBe(true)
    const noted: number[] = []
    const noteMoment = (time: number) => void noted.push(time)
    const start = Date.parse(subject.data.start)
    const ahead: Value = { field: '/data/start', from: { now: true } }
    expect(isTrue(ahead, { now: () => start + 1, noteMoment })).toBe(false)
    expect(noted).toEqual([])
    expect(isTrue(ahead, { now: () => start - 1, noteMoment })).toBe(true)
    expect(isTrue(ahead, { now: () => start, noteMoment })).toBe(true)
    expect(noted).toEqual([start + 1, start + 1])
  })

  it('tell that a moment has passed from that moment on, and not before', () => {
    const start = Date.parse(subject.data.start)
    const noted: number[] = []
    const noteMoment = (time: number) => void noted.push(time)
    const passed: Value = { field: { now: true }, from: '/data/start' }
    expect(isTrue(passed, { now: () => start - 1, noteMoment })).toBe(false)
    expect(noted).toEqual([start])
    expect(isTrue(passed, { now: () => start, noteMoment })).toBe(true)
    expect(noted).toEqual([start])
    expect(isTrue({ field: { now: true }, from: '/data/none' }, { now: () => start })).toBe(false)
  })
})

describe('where a value comes from', () => {
  const sourceOf = (value: Value) => findSource(value, subject, scopeOf())

  it('is the field that was chosen, or each item of what was joined and made', () => {
    expect(sourceOf({ first: ['/data/none', '/data/name'] }).at).toEqual(['/data/name'])
    expect(sourceOf({ if: '/data/hidden', then: '/data/a', else: '/data/b' }).at).toEqual([
      '/data/b',
    ])
    expect(sourceOf({ concat: ['/data/kinds', '/data/none'] }).at).toEqual(['/data/kinds'])
    expect(sourceOf({ concat: ['/data/kinds', '/data/kinds'] }).at).toEqual([
      '/data/kinds/0',
      '/data/kinds/1',
      '/data/kinds/0',
      '/data/kinds/1',
    ])
    expect(sourceOf({ each: '/data/people', as: { fields: { label: '/name' } } })).toEqual({
      at: ['/data/people/0', '/data/people/2'],
      isList: true,
      names: { label: '/name' },
    })
    expect(sourceOf({ value: 'x' }).at).toEqual([])
  })

  it('is every pointer that is read, wherever it stands', () => {
    const value: Value = {
      if: { all: ['/a', { field: '/b', is: { document: '/c' } }] },
      then: { message: 'm', values: { x: '/d' }, of: '/e' },
      else: { each: '/f', as: { fields: { g: '/g' } } },
    }
    expect(listPointers(value)).toEqual(['/a', '/b', '/c', '/d', '/e', '/f', '/f/*/g'])
    const cases: Value = { by: '/type', cases: { a: { join: ['/x'], with: '/' } } }
    expect(listPointers(cases)).toEqual(['/type', '/x'])
  })
})
