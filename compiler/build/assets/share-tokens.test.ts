import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { shareTokens } from './share-tokens.ts'

const base = ['tokens', 'theme', 'base']
const texts: Record<string, string> = {
  tokens:
    '@layer base{:root{--text:#000;--space:1rem;--planted:var(--deep);--deep:1px;--seen:2px;--unread:3px}' +
    '@media print{:root{--planted:0;--text:#111}}}@layer ui,slices;',
  theme: '@layer base{:root,[data-color=light]{color-scheme:light;--deep:4px;--often:5px}}',
  base:
    '@layer base{body{color:var(--text)}@media (prefers-contrast:more){:root{--deep:6px}}' +
    '@keyframes slide{to{inset:0}}[data-heads=move]{--moves:title}}',
  plain: '@layer slices{.a{padding:var(--space)}}',
  navigated: '@layer slices{.b{margin:var(--planted);--own:var(--space);gap:var(--own)}}',
  ...Object.fromEntries([1, 2, 3, 4].map((at) => [`often${at}`, '.c{gap:var(--often)}'])),
}

function share(scripts: string[] = []): Record<string, string> {
  const sheets = Object.entries(texts).map(([name, text]) => [name, { name, text }] as const)
  const shared = shareTokens(Object.fromEntries(sheets), base, scripts)
  return Object.fromEntries(Object.entries(shared).map(([name, { text }]) => [name, text]))
}

/** Declarations of each token on a page, in order, with the rules around them. */
function listTokens(sheets: Record<string, string>, page: readonly string[]) {
  const found: Record<string, string[]> = {}
  postcss.parse(page.map((name) => sheets[name]).join('')).walkDecls(/^--/, (declaration) => {
    const around: string[] = []
    let at: unknown = declaration.parent
    for (; at instanceof postcss.Rule || at instanceof postcss.AtRule; at = at.parent)
      around.unshift(at instanceof postcss.Rule ? at.selector : at.params)
    const line = `${around.join(' ')} ${declaration.value}`
    found[declaration.prop] = [...(found[declaration.prop] ?? []), line]
  })
  return found
}

/** Tokens that the properties on a page read, directly or through other tokens. */
function listRead(page: readonly string[]): Set<string> {
  const read = new Set<string>()
  const text = page.map((name) => texts[name]).join('')
  const look = (value: string) => {
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) {
      if (read.has(name!)) continue
      read.add(name!)
      postcss.parse(text).walkDecls(name!, (declaration) => look(declaration.value))
    }
  }
  postcss.parse(text).walkDecls(/^(?!--)/, (declaration) => look(declaration.value))
  return read
}

describe('tokens come with what reads them', () => {
  it.each(['plain', 'navigated', 'often1'])(
    'a page with the sheet %s has each token that it reads, as it would have all',
    (name) => {
      const page = [...base, name]
      const [all, has] = [listTokens(texts, page), listTokens(share(), page)]
      const read = [...listRead(page)]
      expect(read.length).toBeGreaterThan(1)
      expect(read.map((token) => [token, has[token]])).toEqual(
        read.map((token) => [token, all[token]]),
      )
    },
  )

  it('a page that another one is shown on gets the tokens with the sheet', () => {
    const shared = share()
    const shown = [...base, 'plain']
    expect(shown.map((name) => shared[name]).join('')).not.toContain('--planted')
    expect(shared['navigated']).toBe(
      '@layer base{:root{--space:1rem;--planted:var(--deep);--deep:1px}@media print{:root{--planted:0}}}' +
        '@layer base{:root,[data-color=light]{--deep:4px}}' +
        '@layer base{@media (prefers-contrast:more){:root{--deep:6px}}}' +
        texts['navigated'],
    )
  })

  it('leaves out what nobody reads, and keeps what is no token', () => {
    const all = Object.values(share()).join('')
    expect(all).not.toMatch(/--(?:unread|moves|seen)/)
    expect(share()['base']).toBe(
      '@layer base{body{color:var(--text)}@keyframes slide{to{inset:0}}}',
    )
    expect(share()['theme']).toContain('color-scheme:light')
    expect(share()['tokens']).toContain('@layer ui,slices;')
  })

  it('keeps what many sheets read, and what scripts name, on every page', () => {
    const shared = share(["getPropertyValue('--seen')"])
    expect(shared['theme']).toContain('--often:5px')
    expect(shared['often1']).toBe(texts['often1'])
    expect(shared['tokens']).toContain('--seen:2px')
  })
})
