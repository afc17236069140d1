import { describe, expect, it } from 'vitest'
import type { FromPage, LogEntry } from '../live/messages.ts'
import { applyMessage, type ConnectedPage } from './connected-pages.ts'

const page = { path: '/', title: 'Home', isFrame: false, isShowingValues: false }
const hello: FromPage = { kind: 'page', from: 'a', page }
const entry = (number: number, type: string) => ({ number, event: { type } }) as LogEntry

const apply = (...messages: FromPage[]) =>
  messages.reduce<readonly ConnectedPage[]>(applyMessage, [])

describe('applyMessage', () => {
  it('lists a page once, as it told last, until it is closed', () => {
    const moved: FromPage = { ...hello, page: { ...page, path: '/pricing' } } as FromPage
    const other: FromPage = { ...hello, from: 'b' } as FromPage
    const pages = apply(hello, other, moved)
    expect(pages.map(({ id, page }) => [id, page.path])).toEqual([
      ['a', '/pricing'],
      ['b', '/'],
    ])
    expect(applyMessage(pages, { kind: 'closed', from: 'a' }).map(({ id }) => id)).toEqual(['b'])
  })

  it('knows nothing of a page that has not told of itself', () => {
    expect(apply({ kind: 'actors', from: 'a', actors: [] })).toEqual([])
  })

  it('adds to the log, and replaces what comes again', () => {
    const log = (...entries: LogEntry[]): FromPage => ({ kind: 'log', from: 'a', entries })
    const [first] = apply(hello, log(entry(1, 'x'), entry(2, 'y')), log(entry(3, 'z')))
    expect(first?.log.map(({ number }) => number)).toEqual([1, 2, 3])
    const [again] = apply(
      hello,
      log(entry(1, 'x'), entry(2, 'y')),
      log(entry(1, 'shown'), entry(2, 'shown'), entry(3, 'z')),
    )
    expect(again?.log.map(({ event }) => event.type)).toEqual(['shown', 'shown', 'z'])
  })

  it('keeps the answers of each actor', () => {
    const answer = (actor: string, accepted: boolean[]): FromPage => ({
      kind: 'answer',
      from: 'a',
      actor,
      accepted,
    })
    const [page] = apply(hello, answer('one', [true]), answer('two', [false]), answer('one', []))
    expect(page?.answers).toEqual({ one: [], two: [false] })
  })
})
