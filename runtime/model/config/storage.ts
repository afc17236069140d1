/** What the site and its vendors keep in a visitor's browser, with who they are. */
import type { StorageEntry, VendorConfig } from '#schemas/config-types.ts'

export interface StoredEntry extends StorageEntry {
  /** Who keeps it and gets it, for people; undefined for the site itself. */
  vendor?: { name: string; host: string }
}

/** A host that a setting completes, of an account: `{munchkinId}.mktoweb.com` is `*.mktoweb.com` to people. */
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
