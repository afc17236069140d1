import { describe, expect, it } from 'vitest'
import { contrast, toRgb, toShades } from './brand-shades.ts'
import { readColour } from './read-colour.ts'
import { readChoices } from './site-choices.ts'

/** Plain JavaScript, which has no declarations. */
const answers = new URL('../../packages/create-slicewright/answers.mjs', import.meta.url).href
const { colourNames }: { colourNames: readonly string[] } = await import(answers)

describe('the choices of a new site', () => {
  it('are English and German in the colours of the engine, unless said', () => {
    const { languages, colour, prismic } = readChoices({})
    expect(languages.map(({ iso }) => iso)).toEqual(['en-US', 'de-DE'])
    expect([colour, prismic]).toEqual([undefined, undefined])
  })

  it('name languages as people and the content service do', () => {
    expect(readChoices({ languages: 'es-MX, ar,zh' }).languages).toEqual([
      { code: 'es', language: 'es-mx', iso: 'es-MX', name: 'Español', englishName: 'Spanish' },
      { code: 'ar', language: 'ar-eg', iso: 'ar-EG', name: 'العربية', englishName: 'Arabic' },
      { code: 'zh', language: 'zh-cn', iso: 'zh-CN', name: '中文', englishName: 'Chinese' },
    ])
  })

  it('tell locales of one language apart, and keep what a tag says', () => {
    const { languages } = readChoices({ languages: 'en-GB,en-US,pt-PT,pt-BR,zh-Hant-HK,fil' })
    expect(languages.map(({ code, iso, name }) => [code, iso, name])).toEqual([
      ['en', 'en-GB', 'British English'],
      ['en-us', 'en-US', 'American English'],
      ['pt', 'pt-PT', 'Português europeu'],
      ['pt-br', 'pt-BR', 'Português (Brasil)'],
      ['zh', 'zh-Hant-HK', '中文'],
      ['fil', 'fil-PH', 'Filipino'],
    ])
  })

  it.each([
    ['1D4ED8', '#1d4ed8'],
    ['#abc', '#aabbcc'],
    ['rgb(20, 60, 140)', '#143c8c'],
    ['rgb(20 60 140)', '#143c8c'],
    ['hsl(210deg, 50%, 40%)', '#336699'],
    ['hwb(200 20% 10%)', '#33aae6'],
    ['oklch(60% 0.15 250deg)', '#2784d5'],
    ['color(display-p3 0.2 0.4 0.8)', '#1b68d3'],
    ['RebeccaPurple', '#663399'],
    [' red ', '#ff0000'],
  ])('take the colour %s for %s', (colour, hex) => {
    expect(readChoices({ colour }).colour).toBe(hex)
  })

  it('take each colour that `npm create slicewright` knows by name', () => {
    expect(colourNames).toHaveLength(148)
    expect(colourNames.filter((name) => readColour(name) === undefined)).toEqual([])
  })

  it.each([
    [{ languages: 'en,klingon' }, '“klingon” is no language'],
    [{ languages: 'pt,pt-BR' }, 'The language “pt-BR” is named twice'],
    [{ languages: ' , ' }, 'Name one language at least'],
    [{ colour: 'bleu' }, '“bleu” is no colour'],
    [{ colour: '#1234567' }, '“#1234567” is no colour'],
    [{ colour: 'rgb(0 0 0 / 50%)' }, '“rgb(0 0 0 / 50%)” is no colour'],
    [{ colour: 'currentcolor' }, '“currentcolor” is no colour'],
    [{ colour: 'var(--brand)' }, '“var(--brand)” is no colour'],
    [{ colour: 'red;}*{color:blue' }, 'is no colour'],
    [{ prismic: 'My Site' }, '“My Site” is no repository of Prismic'],
  ])('refuse %j', (asked, line) => {
    expect(() => readChoices(asked)).toThrow(line)
  })
})

it.each(['#000000', '#ffffff', '#ffff00', '#fb6f92', '#0b6e4f', '#1d4ed8'])(
  'shades of %s can be read on every surface of the theme',
  (colour) => {
    const { onLight, onDark } = toShades(colour)
    for (const surface of ['#ffffff', '#f5f5f4', '#e7e5e4'])
      expect(contrast(toRgb(onLight), toRgb(surface))).toBeGreaterThanOrEqual(4.5)
    for (const surface of ['#1c1917', '#292524', '#332f2d', '#0c0a09'])
      expect(contrast(toRgb(onDark), toRgb(surface))).toBeGreaterThanOrEqual(4.5)
  },
)
