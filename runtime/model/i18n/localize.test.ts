import { describe, expect, it } from 'vitest'
import { findLocal, localize } from './localize.ts'

const locales = [
  { code: 'en' },
  { code: 'pt' },
  { code: 'pt-br', fallback: 'pt' },
  { code: 'pt-ao', fallback: 'pt-br' },
]

describe('[I18N-06] a text by locale', () => {
  it.each([
    ['its own', 'pt-br', { pt: 'bilhetes', 'pt-br': 'ingressos' }, 'ingressos'],
    ['that of the one that stands in', 'pt-br', { pt: 'bilhetes' }, 'bilhetes'],
    ['that of the nearest one', 'pt-ao', { pt: 'bilhetes', 'pt-br': 'ingressos' }, 'ingressos'],
    ['that of the next one', 'pt-ao', { pt: 'bilhetes' }, 'bilhetes'],
    ['none of others', 'pt-br', { en: 'tickets' }, undefined],
    ['none the other way', 'pt', { 'pt-br': 'ingressos' }, undefined],
    ['an empty one', 'pt-br', { pt: 'bilhetes', 'pt-br': '' }, ''],
    ['the one of all', 'pt-br', 'tickets', 'tickets'],
  ])('is %s', (_, code, text, expected) => {
    expect(localize(text, code, locales)).toBe(expected)
  })

  it('may be a value of any kind', () => {
    expect(findLocal({ pt: [['a', 'b']] }, 'pt-ao', locales)).toEqual([['a', 'b']])
  })
})
