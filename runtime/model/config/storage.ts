/** What the site and its vendors keep in a visitor's browser, with who they are. */
import type { StorageEntry, VendorConfig } from '#schemas/config-types.ts'

export interface StoredEntry extends StorageEntry {
  /** Who keeps it and gets it, for people; undefined for the site itself. */
  vendor?: { name: string; host: string }
}

export function joinOwners(
  storage: readonly StorageEntry[],
  vendors: readonly VendorConfig[],
): StoredEntry[] {
  return storage.map((entry) => {
    const vendor = vendors.find(({ id }) => id === entry.owner)
    if (!vendor) return entry
    return { ...entry, vendor: { name: vendor.name, host: vendor.origin.replace('https://', '') } }
  })
}
