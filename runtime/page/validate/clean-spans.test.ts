import { describe, expect, it } from 'vitest'
import { cleanTexts } from './clean-texts.ts'

const format = (text: string, start: number, end: number) => {
  const node = { type: 'paragraph', text, spans: [{ type: 'strong', start, end }] }
  const { text: clean, spans } = cleanTexts(node)
  return spans.map((span) => clean.slice(span.start, span.end))
}

describe('[PAGEBUILDER-04] formatting of a text that is cleaned', () => {
  it('stays on its letters when letters before it leave the text', () => {
    expect(format('A\vB\u0002 bold word', 5, 9)).toEqual(['bold'])
    expect(format('\u0000\u0000bold', 2, 6)).toEqual(['bold'])
    expect(format('bo\u0007ld', 0, 5)).toEqual(['bold'])
    expect(format('\ud83dbold', 1, 5)).toEqual(['bold'])
  })

  it.each([
    ['an emoji', 'x 👍 y', 3, 4, '👍'],
    ['the beginning of one', 'x 👍 y', 3, 6, '👍 y'],
    ['a family', 'x 👩‍👩‍👧 y', 2, 5, '👩‍👩‍👧'],
    ['a skin tone', 'x 👍🏽 y', 2, 4, '👍🏽'],
    ['a flag', 'x 🇫🇷 y', 2, 4, '🇫🇷'],
    ['a letter and its accent', 'e\u0301te', 1, 3, 'e\u0301t'],
  ])('covers %s whole', (_, text, start, end, covered) => {
    expect(format(text, start, end)).toEqual([covered])
  })

  it('is left alone where nothing is wrong, and where it cannot be read', () => {
    const fine = { text: 'a 👍 bold', spans: [{ start: 5, end: 9, type: 'em' }] }
    expect(cleanTexts(fine)).toBe(fine)
    for (const spans of ['bad', [null, 7, { start: '1', end: 2 }, { start: 40, end: 90 }]]) {
      const broken = { text: 'ab', spans }
      expect(cleanTexts(broken)).toBe(broken)
    }
  })
})

describe('[LINK-01] addresses of a document', () => {
  it('have one spelling before they are judged', () => {
    const clean = cleanTexts({
      link: { link_type: 'Web', url: 'https:///pricing', text: 'Prices' },
      file: { link_type: 'Media', url: 'https://x.example/a b.pdf' },
      picture: { url: 'https://x.example/ü.png', dimensions: { width: 1, height: 1 } },
      film: { embed_url: ' https://video.example/1 ' },
      rich: [
        {
          text: 'a',
          spans: [{ start: 0, end: 1, data: { link_type: 'Web', url: 'www.x.example' } }],
        },
      ],
      url: 'not an address ',
    })
    expect(clean).toEqual({
      link: { link_type: 'Web', url: '/pricing', text: 'Prices' },
      file: { link_type: 'Media', url: 'https://x.example/a%20b.pdf' },
      picture: { url: 'https://x.example/%C3%BC.png', dimensions: { width: 1, height: 1 } },
      film: { embed_url: 'https://video.example/1' },
      rich: [
        {
          text: 'a',
          spans: [{ start: 0, end: 1, data: { link_type: 'Web', url: 'https://www.x.example/' } }],
        },
      ],
      url: 'not an address ',
    })
  })
})
