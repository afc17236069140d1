import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRedact } from './redact.ts'
import { createWhileRedacted } from './while-redacted.ts'

const raw = {
  href: 'https://site.example/form/demo?from=%2Fpricing&msclkid=m1&mc_eid=7#top',
  referrer: 'https://other.example/?email=jo@b.example',
  title: 'For jo@b.example',
}

let state: unknown
let replaced: unknown[][]
let refuses: boolean
const read = () => ({
  href: location.href,
  referrer: document.referrer,
  title: document.title,
})

beforeEach(() => {
  replaced = []
  refuses = false
  state = { scroll: 7 }
  const page = { href: raw.href }
  vi.stubGlobal('location', page)
  // As in a browser, the properties of a document are those of its prototype.
  vi.stubGlobal('document', Object.create({ referrer: raw.referrer, title: raw.title }))
  vi.stubGlobal('history', {
    state,
    replaceState(given: unknown, _: string, address: string) {
      replaced.push([given, address])
      if (!refuses) page.href = new URL(address, page.href).href
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const whileRedacted = (...declared: string[]) =>
  createWhileRedacted(() => createRedact(['msclkid', ...declared]))

it('[SITE-05] lets a script read of the page what is declared, and puts the address back', () => {
  expect(whileRedacted()(read)).toEqual({
    href: 'https://site.example/form/demo?msclkid=m1#top',
    referrer: 'https://other.example/',
    title: 'For [e-mail]',
  })
  expect(read()).toEqual(raw)
  expect(replaced.map(([given]) => given)).toEqual([state, state])
})

it('leaves an address alone that says no more than may be told', () => {
  expect(whileRedacted('from', 'mc_eid')(() => location.href)).toBe(raw.href)
  expect(replaced).toEqual([])
})

it('[SITE-05] asks each time what may be told', () => {
  let redact = createRedact(['from', 'msclkid', 'mc_eid'])
  const run = createWhileRedacted(() => redact)
  expect(run(() => location.href)).toBe(raw.href)
  redact = createRedact([])
  expect(run(() => location.href)).toBe('https://site.example/form/demo#top')
})

it('passes no wrapper of a vendor, which would hear of an address that nobody went to', () => {
  const run = whileRedacted()
  const heard = vi.fn()
  Object.assign(history, { replaceState: heard })
  expect(run(() => location.href)).toBe('https://site.example/form/demo?msclkid=m1#top')
  expect(heard).not.toHaveBeenCalled()
})

it('puts the address back after a script that throws', () => {
  const fail = () => {
    throw new Error('blocked')
  }
  expect(() => whileRedacted()(fail)).toThrow('blocked')
  expect(read()).toEqual(raw)
})

it('[SITE-05] runs nothing where the browser keeps the address as it is', () => {
  refuses = true
  const run = vi.fn()
  expect(() => whileRedacted()(run)).toThrow('does not let the address be redacted')
  expect(run).not.toHaveBeenCalled()
})
