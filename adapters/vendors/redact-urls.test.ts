import { describe, expect, it } from 'vitest'
import { redactUrl, redactUrls } from './redact-urls.ts'

describe('redactUrl', () => {
  it.each([
    [
      'https://a.example/p?email=jo@b.example&utm_source=x',
      'https://a.example/p?email=&utm_source=x',
    ],
    ['/form/demo?from=%2Fpricing#top', '/form/demo?from=#top'],
    ['https://jo:secret@a.example/p', 'https://a.example/p'],
    ['/p#access_token=1', '/p'],
    ['/p?page=2', '/p?page=2'],
    ['/p?q', '/p?q'],
    ['/p?next=/a?b=jo', '/p?next='],
  ])('[SITE-05] %s becomes %s', (given, told) => expect(redactUrl(given)).toBe(told))

  it.each(['Is this a question? Yes: a=b', '/pricing', '', 'https://a.example/p', 'a / b ? c=d'])(
    'leaves "%s" as it is',
    (text) => expect(redactUrl(text)).toBe(text),
  )
})

it('redacts addresses however deep they stand, and changes nothing given', () => {
  const time = new Date(0)
  const event = { time, n: 1, list: ['/p?a=b', null], view: { url: 'https://a.example/?token=1' } }
  expect(redactUrls(event)).toEqual({
    time,
    n: 1,
    list: ['/p?a=', null],
    view: { url: 'https://a.example/?token=' },
  })
  expect(event.view.url).toBe('https://a.example/?token=1')
})
