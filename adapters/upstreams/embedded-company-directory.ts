/**
 * Stands in for the company directory where none is configured. It knows nobody: a company is called
 * what its domain is called, and an address of the network is nobody's.
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

/** `acme-tools` becomes `Acme Tools`. A name in other letters than ASCII is not guessed at. */
function toName(label: string): string {
  if (label.startsWith('xn--')) return label
  const words = label.split('-').filter(Boolean)
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')
}
