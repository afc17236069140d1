/**
 * Names of the menus in reports, independent of their order: their labels as unique slugs.
 */
export function toMenuKeys(menus: readonly { label: string }[]): string[] {
  const counts = new Map<string, number>()
  return menus.map(({ label }) => {
    const key = toWords(label) || 'menu'
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}-${count}`
  })
}

function toWords(label: string): string {
  const plain = label.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}
