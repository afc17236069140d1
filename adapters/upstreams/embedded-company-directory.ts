/**
 * Stands in for the company directory where none is configured. It has no data: companies are named
 * after their domain, and network addresses belong to nobody.
 */
import type { CompanyDirectory } from '#runtime'

export const embeddedDirectory: CompanyDirectory = {
  findByAddress: async () => undefined,
  async findByDomain(domain) {
    const { getDomain, getDomainWithoutSuffix } = await import('tldts')
    const registered = getDomain(domain)
    const label = getDomainWithoutSuffix(domain)
    return registered && label ? { name: toName(label), domain: registered } : undefined
  },
}

/** Turns `acme-tools` into `Acme Tools`. Does not guess names outside ASCII. */
function toName(label: string): string {
  if (label.startsWith('xn--')) return label
  const words = label.split('-').filter(Boolean)
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')
}
