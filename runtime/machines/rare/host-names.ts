import suffixes from '#schemas/generated/country-suffixes.json' with { type: 'json' }

const countries: Readonly<Record<string, string>> = suffixes.countries

/**
 * A host without its public suffix: www.google of www.google.co.uk, google.example of
 * google.example.com. Empty for an IP address and for a host without a domain. Suffixes that belong
 * to fewer than three countries, or have a part of more than three letters, are not known: under
 * those a host keeps a part of the suffix, which fits no class.
 */
export function findName(host: string): string {
  return split(host)[0].join('.')
}

/** The domain a host is registered under: google.co.uk of www.google.co.uk. Else the host itself. */
export function findSite(host: string): string {
  const [name, suffix] = split(host)
  return [...name.slice(-1), ...suffix].join('.')
}

/** The labels of a host before its public suffix, and those of the suffix. */
function split(host: string): [name: string[], suffix: string[]] {
  const labels = toHost(host).split('.')
  const [country = '', second = ''] = labels.toReversed()
  if (!second || /^\d+$/.test(country) || host.startsWith('[')) return [[], labels]
  const at = isSuffix(second, country) ? -2 : -1
  return [labels.slice(0, at), labels.slice(at)]
}

function isSuffix(label: string, country: string): boolean {
  if (country.length !== 2) return false
  const known = Object.hasOwn(countries, label) ? countries[label]! : ''
  return suffixes.every.split(' ').includes(country) || known.split(' ').includes(country)
}

/** Whether the host is this domain or below it. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

/** The host in lower case, without the dot of a fully qualified name. */
export function toHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '')
}
