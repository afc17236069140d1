/**
 * The suffixes of countries that consist of two labels, as co.uk and com.au, out of the public
 * suffix list. The whole list is too large for a browser, which needs it only to find the
 * registered name of a site.
 */
import { getPublicSuffix, parse } from 'tldts'

export interface CountrySuffixes {
  /** Countries in which every name of two labels is a suffix. */
  every: string
  /** First label of a suffix to countries, separated by blanks. */
  countries: Record<string, string>
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
const triples = pairs.flatMap((pair) => letters.map((third) => pair + third))

/** Provinces and other names that mean something in one or two countries only are left out. */
const fewestCountries = 3

let built: CountrySuffixes | undefined

/** Takes about a second, the first time. */
export function buildSuffixes(): CountrySuffixes {
  return (built ??= findSuffixes())
}

function findSuffixes(): CountrySuffixes {
  const countries = pairs.filter(isCountry)
  const [every, others] = split(countries, (country) => isSuffix(`no-such-label.${country}`))
  const byLabel = [...pairs, ...triples].toSorted().flatMap((label) => {
    const found = others.filter((country) => isSuffix(`${label}.${country}`))
    return found.length < fewestCountries ? [] : [[label, found.join(' ')] as const]
  })
  return { every: every.join(' '), countries: Object.fromEntries(byLabel) }
}

/**
 * Some countries are on the list only with their second-level suffixes: no names are registered
 * directly under za.
 */
function isCountry(letters: string): boolean {
  return parse(`site.${letters}`).isIcann || parse(`site.co.${letters}`).isIcann || false
}

function isSuffix(domain: string): boolean {
  return getPublicSuffix(`site.${domain}`) === domain
}

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [first: T[], second: T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}
