import suffixes from '#schemas/generated/country-suffixes.json' with { type: 'json' }

const countries: Readonly<Record<string, string>> = suffixes.countries

/**
 * The name a host is registered under: google of www.google.co.uk, example of google.example.com.
 * Empty for an IP address and for a host without a domain. Suffixes that belong to less than three
 * countries, or have a part of more than three letters, are not known: under those a host has the
 * name of the suffix instead, which fits no class.
 */
export function findLabel(host: string): string {
  const labels = toHost(host).split('.')
  const [country = '', second = '', third = ''] = labels.toReversed()
  if (!second || /^\d+$/.test(country) || host.startsWith('[')) return ''
  return isSuffix(second, country) ? third : second
}

function isSuffix(label: string, country: string): boolean {
  if (country.length !== 2) return false
  const known = Object.hasOwn(countries, label) ? countries[label]! : ''
  return suffixes.every.split(' ').includes(country) || known.split(' ').includes(country)
}

/** Whether the host is one of these domains or below one. */
export function isWithin(host: string, domains: readonly string[]): boolean {
  const name = toHost(host)
  return domains.some((domain) => name === domain || name.endsWith(`.${domain}`))
}

/** In lower case and without the dot of a fully qualified name. */
export function toHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '')
}
