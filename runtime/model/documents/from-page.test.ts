import { expect, it } from 'vitest'
import { withFrom, withoutFrom } from './from-page.ts'

it.each([
  ['/form/demo', '/pricing', '/form/demo?from=%2Fpricing'],
  ['/form/demo', '/', '/form/demo?from=%2F'],
  ['/form/demo?plan=team', '/a', '/form/demo?plan=team&from=%2Fa'],
  ['/form/demo?from=%2Fold&plan=team', '/a', '/form/demo?plan=team&from=%2Fa'],
  ['/form/demo?from', '/a', '/form/demo?from=%2Fa'],
  ['/form/demo?fromage=brie', '/a', '/form/demo?fromage=brie&from=%2Fa'],
  ['/form/demo#top', '/a b', '/form/demo?from=%2Fa%20b#top'],
  ['https://app.example/in?x=1#y#z', '/fr', 'https://app.example/in?x=1&from=%2Ffr#y#z'],
])('[LINK-03] [OP31] %s followed from %s is %s', (href, path, expected) => {
  expect(withFrom(href, path)).toBe(expected)
})

it.each([
  ['/form/demo?from=%2Fpricing', '/form/demo'],
  ['/form/demo?plan=team&from=%2Fa#top', '/form/demo?plan=team#top'],
  ['/form/demo#top', '/form/demo#top'],
  ['#cookie-settings', '#cookie-settings'],
  ['https://partner.example/?from=colloquy', 'https://partner.example/?from=colloquy'],
])('[CTA-06] %s leads to %s', (href, expected) => {
  expect(withoutFrom(href)).toBe(expected)
})
