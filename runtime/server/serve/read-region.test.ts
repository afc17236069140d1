import { describe, expect, it } from 'vitest'
import { readRegion } from './read-region.ts'

const isAsked = (country: string | undefined, also?: readonly string[]) =>
  readRegion(new Headers(), country, also).eu

/** Written by hand, each with what makes consent necessary there. */
const laws: Record<string, string> = {
  AT: 'GDPR',
  BE: 'GDPR',
  BG: 'GDPR',
  HR: 'GDPR',
  CY: 'GDPR',
  CZ: 'GDPR',
  DK: 'GDPR',
  EE: 'GDPR',
  FI: 'GDPR',
  FR: 'GDPR',
  DE: 'GDPR',
  GR: 'GDPR',
  HU: 'GDPR',
  IE: 'GDPR',
  IT: 'GDPR',
  LV: 'GDPR',
  LT: 'GDPR',
  LU: 'GDPR',
  MT: 'GDPR',
  NL: 'GDPR',
  PL: 'GDPR',
  PT: 'GDPR',
  RO: 'GDPR',
  SK: 'GDPR',
  SI: 'GDPR',
  ES: 'GDPR',
  SE: 'GDPR',
  IS: 'EEA agreement, Annex XI',
  LI: 'EEA agreement, Annex XI',
  NO: 'EEA agreement, Annex XI',
  GP: 'Guadeloupe: TFEU 349, outermost region',
  MQ: 'Martinique: TFEU 349, outermost region',
  GF: 'French Guiana: TFEU 349, outermost region',
  RE: 'Réunion: TFEU 349, outermost region',
  YT: 'Mayotte: TFEU 349, outermost region since 2014',
  MF: 'Saint Martin: TFEU 349, outermost region',
  IC: 'Canary Islands: TFEU 349, outermost region',
  EA: 'Ceuta and Melilla: part of Spain, Protocol 2 of 1985',
  AX: 'Åland: TFEU 355(4), Protocol 2 of 1994',
  BL: 'Saint Barthélemy: loi no 78-17, article 125',
  PM: 'Saint Pierre and Miquelon: loi no 78-17, article 125',
  WF: 'Wallis and Futuna: loi no 78-17, article 125',
  PF: 'French Polynesia: loi no 78-17, article 125',
  NC: 'New Caledonia: loi no 78-17, article 125',
  TF: 'French Southern Territories: loi no 78-17, article 125',
  CP: 'Clipperton: under direct authority of the French government',
  SJ: 'Svalbard and Jan Mayen: personopplysningsloven, § 4',
  FX: 'Metropolitan France, reserved code',
  EU: 'European Union, reserved code',
  GB: 'UK GDPR and PECR',
  UK: 'United Kingdom, reserved code',
  GI: 'Gibraltar GDPR',
  JE: 'Data Protection (Jersey) Law 2018',
  GG: 'Data Protection (Bailiwick of Guernsey) Law 2017',
  IM: 'Isle of Man: GDPR and LED Implementing Regulations 2018',
  CH: 'nFADP, Telecommunications Act 45c',
  MC: 'Monaco: Loi no 1.565 of 2024',
  AD: 'Andorra: Llei 29/2021',
  SM: 'San Marino: Legge 171/2018',
  VA: 'Vatican City: decree no DCLVII of 2024',
}

describe('[CONSENT-03] where consent is asked for', () => {
  it.each(Object.entries(laws))('asks visitors from %s (%s)', (code) => {
    expect(isAsked(code)).toBe(true)
    expect(isAsked(code.toLowerCase())).toBe(true)
  })

  it('asks whoever comes from a place that nobody knows', () => {
    const unknown = [
      'XX',
      'ZZ',
      'QQ',
      'UN',
      'EZ',
      'XA',
      'AP',
      'T1',
      'A1',
      'O1',
      'DEU',
      '',
      ' ',
      '?',
    ]
    for (const code of [undefined, ...unknown]) expect.soft(isAsked(code), code).toBe(true)
  })

  it('asks nobody elsewhere', () => {
    const others =
      'US CA BR JP AU NZ ZA IN CN TR RU UA RS BA ME MK AL XK MD GL FO SX CW AW BQ BM KY FK'
    for (const code of others.split(' ')) expect.soft(isAsked(code), code).toBe(false)
    expect(isAsked(' us ')).toBe(false)
  })

  it('asks where the site says so, too', () => {
    expect(isAsked('BR', ['BR', 'QC'])).toBe(true)
    expect(isAsked('br', ['BR'])).toBe(true)
    expect(isAsked('US', ['BR'])).toBe(false)
  })
})
