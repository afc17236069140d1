import { describe, expect, it } from 'vitest'
import { createRedact, mayNamePerson, redactAll, withoutEmails } from './redact.ts'

const redact = createRedact(['utm_source', 'utm_content', 'page'])

describe('redact', () => {
  it.each([
    ['https://a.example/p?email=jo@b.example&utm_source=x', 'https://a.example/p?utm_source=x'],
    ['/form/demo?from=%2Fpricing#top', '/form/demo#top'],
    ['https://jo:secret@a.example/p', 'https://a.example/p'],
    ['/p#access_token=1', '/p'],
    ['/p?page=2', '/p?page=2'],
    ['/p?q', '/p'],
    ['/p?jo@b.example', '/p'],
    ['/p?next=/a?b=jo&page=3', '/p?page=3'],
    ['/p?gclid=G1&plan=team', '/p'],
    ['/p?utm_content=jo%2540b.example', '/p?utm_content=[e-mail]'],
    ['/unsubscribe/jo.b%2Bx%40b.co.uk/now', '/unsubscribe/[e-mail]/now'],
    ['Failed at https://a.example/x.js?token=1:2:3', 'Failed at https://a.example/x.js'],
    ['No page for jo@b.example here', 'No page for [e-mail] here'],
    ['mailto:jo@b.example', 'mailto:[e-mail]'],
  ])('[SITE-05] tells of "%s" no more than "%s"', (given, told) => expect(redact(given)).toBe(told))

  it.each([
    'Is this a question? Yes: a=b',
    '/pricing',
    '',
    'https://a.example/p',
    'a / b ? c=d',
    '@x',
  ])('leaves "%s" as it is', (text) => expect(redact(text)).toBe(text))

  it('takes no longer for a long text than for many short ones', () => {
    expect(withoutEmails(`${'a'.repeat(100_000)}@`)).toHaveLength(100_001)
  })
})

it('redacts texts however deep they stand, and changes nothing given', () => {
  const time = new Date(0)
  const event = { time, n: 1, list: ['/p?a=b', null], view: { url: 'https://a.example/?token=1' } }
  expect(redactAll(event, redact)).toEqual({
    time,
    n: 1,
    list: ['/p', null],
    view: { url: 'https://a.example/' },
  })
  expect(event.view.url).toBe('https://a.example/?token=1')
})

describe('mayNamePerson', () => {
  it.each([
    'jo@b.example',
    'jo@b',
    'jo＠b.example',
    'jo%40b.example',
    '+49 (0)30 1234567',
    '0301234567',
    '01 23 45 67 89',
    'call 030/123-45-67 please',
  ])('[SITE-05] takes "%s" for somebody', (words) => expect(mayNamePerson(words)).toBe(true))

  it.each(['onboarding', 'gdpr 2024', 'iso 27001', 'top 100 of 2025', 'a/b 12'])(
    'takes "%s" for nobody',
    (words) => expect(mayNamePerson(words)).toBe(false),
  )
})
