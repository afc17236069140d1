/** The entries that the site and its vendors keep in a visitor's browser, with their owners. */
import type { StorageEntry, VendorConfig } from '#schemas/config-types.ts'

export interface StoredEntry extends StorageEntry {
  /** The owner and recipient of the entry, for people; undefined for the site itself. */
  vendor?: { name: string; host: string }
}

/**
 * Adds owners. A host that needs an account's setting is written `*.mktoweb.com` for
 * `{munchkinId}.mktoweb.com`.
 */
export function joinOwners(
  storage: readonly StorageEntry[],
  vendors: readonly VendorConfig[],
): StoredEntry[] {
  return storage.map((entry) => {
    const vendor = vendors.find(({ id }) => id === entry.owner)
    if (!vendor) return entry
    const host = vendor.origin.replace('https://', '').replaceAll(/\{\w+\}/g, '*')
    return { ...entry, vendor: { name: vendor.name, host } }
  })
}
