import { describe, expect, it } from 'vitest'
import {
  importClosure,
  sheetName,
  stylesOf,
  toBuiltAt,
  toBuildId,
  toBuiltSheet,
  toSheet,
  type Bundle,
} from './collect-assets.ts'

describe('what the build tells the server', () => {
  const chunk = (fileName: string, imports: string[]) =>
    ({ type: 'chunk', fileName, imports }) as unknown as Bundle[string]

  it('names what a chunk imports, itself first, each once, also in circles', () => {
    const bundle: Bundle = {
      'a.js': chunk('a.js', ['b.js', 'c.js', 'external']),
      'b.js': chunk('b.js', ['c.js']),
      'c.js': chunk('c.js', ['a.js']),
    }
    expect(importClosure('a.js', bundle)).toEqual(['/a.js', '/b.js', '/c.js'])
  })

  it('finds the sheets behind a module in the order of their imports', () => {
    const modules: Record<string, string[]> = {
      'Hero.tsx': ['Cta.tsx', 'Hero.module.css'],
      'Cta.tsx': ['Hero.tsx', 'Cta.module.css?used'],
    }
    const graph = {
      getModuleInfo: (id: string) => ({
        importedIds: modules[id] ?? [],
        dynamicallyImportedIds: [],
      }),
    }
    expect(stylesOf('Hero.tsx', graph)).toEqual(['Cta.module.css?used', 'Hero.module.css'])
  })

  it.each([
    ['/site/slice-registry/slices/hero/Hero.module.css', 'slices/hero/Hero'],
    ['/site/runtime/styles/base.css?direct', 'runtime/styles/base'],
    ['/other/slice-registry/slices/x/X.module.css', 'slices/x/X'],
    ['/other/slice-registry/slices/x/An X.module.css', 'slices/x/An-X'],
    ['/site/sites/own/slice-registry/slices/x/X.module.css', 'slices/x/X'],
    ['/sites/slice-registry/slices/x/X.module.css', expect.stringMatching(/^[0-9a-f]{8}\/X$/)],
  ])('calls the sheet %s %s', (id, name) => {
    expect(sheetName(id, ['/site', '/other', '/site/sites/own'])).toEqual(name)
  })

  it('leaves nothing in a sheet that parts it from others in a page', () => {
    expect(toSheet('x', ' a{}/**/b{} ')).toEqual({ name: 'x', text: 'a{}b{}' })
  })

  it('says the order of layers once in a page, in its first sheet', () => {
    const text = '@layer base,ui;@layer slices{a{}}@layer other,ui;\n/*$vite$:1*/'
    expect(toBuiltSheet('0', text, true).text).toBe(
      '@layer base,ui;@layer slices{a{}}@layer other,ui;',
    )
    expect(toBuiltSheet('1', text, false).text).toBe('@layer slices{a{}}@layer other,ui;')
  })

  it('[BUILD-01] changes the build id with anything a browser gets', () => {
    const assets = { entry: ['/a.js'], base: [], slices: {}, islands: {}, sheets: {}, fonts: {} }
    expect(toBuildId(assets)).toBe(toBuildId({ ...assets }))
    expect(toBuildId({ ...assets, entry: ['/b.js'] })).not.toBe(toBuildId(assets))
  })
})

it('the day of a build is now, or what reproducible builds say', () => {
  expect(toBuiltAt('1700000000')).toBe('2023-11-14T22:13:20.000Z')
  expect(Math.abs(Date.parse(toBuiltAt('')) - Date.now())).toBeLessThan(60_000)
})
