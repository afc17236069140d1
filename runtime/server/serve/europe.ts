/** Where consent must be asked: EU, EEA, the United Kingdom and Switzerland (OP21). ISO 3166-1 alpha-2. */
const countries = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(
    ' ',
  ),
)

/** Decides whether a visitor is asked for consent; `gpc` is Global Privacy Control. */
export interface Region {
  eu: boolean
  gpc: boolean
}

export function readRegion(headers: Pick<Headers, 'get'>, country: string | undefined): Region {
  return { eu: isInEurope(country), gpc: headers.get('sec-gpc') === '1' }
}

/** An unknown country counts as Europe, so that no one is tracked by mistake. */
function isInEurope(country: string | undefined): boolean {
  return (
    country === undefined ||
    !/^[A-Z]{2}$/.test(country) ||
    country === 'XX' ||
    countries.has(country)
  )
}
