/** Where a visitor is asked for consent before anything is measured (OP21), by ISO 3166-1 alpha-2 code. */

/** The GDPR applies: members of the European Union, and the EEA through Annex XI of its agreement. */
const europeanArea =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'

/**
 * Parts of those states that have codes of their own: the outermost regions (Articles 349 and 355 TFEU), Åland (Protocol
 * 2 to the Accession Treaty of 1994), Svalbard, and French territories overseas, where French data protection law applies.
 * IC and EA (Canary Islands; Ceuta and Melilla), FX and EU are reserved codes that geolocation services use.
 */
const territories = 'GP MQ GF RE YT MF BL PM WF PF NC TF CP AX SJ IC EA FX EU'

/** Laws of their own that ask for the same: the United Kingdom and what it protects, and Europe's small states. */
const neighbours = 'GB UK GI JE GG IM CH MC AD SM VA'

const asked = new Set([europeanArea, territories, neighbours].join(' ').split(' '))

/** Unicode names them, but they are no place: unknown, United Nations, eurozone, outlying Oceania, pseudo-locales. */
const noPlaces = new Set(['ZZ', 'UN', 'EZ', 'QO', 'XA', 'XB'])

/** Decides whether a visitor is asked for consent; `gpc` is Global Privacy Control. */
export interface Region {
  /** Whether consent must be asked, for which the European Union stands. */
  eu: boolean
  gpc: boolean
}

/**
 * @param country - as the host's geolocation tells it, in any case; an unknown one is asked, so that no one is tracked by mistake
 * @param alsoAsked - what the site adds: `consentCountries` of its configuration
 */
export function readRegion(
  headers: Pick<Headers, 'get'>,
  country: string | undefined,
  alsoAsked: readonly string[] | undefined,
): Region {
  const code = (country ?? '').trim().toUpperCase()
  const eu = asked.has(code) || !isPlace(code) || (alsoAsked ?? []).includes(code)
  return { eu, gpc: headers.get('sec-gpc') === '1' }
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const places = new Map<string, boolean>()

function isPlace(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false
  let known = places.get(code)
  if (known === undefined) {
    known = !noPlaces.has(code) && names.of(code) !== undefined
    places.set(code, known)
  }
  return known
}
