import type { VendorSettings } from '../../../model/ports/vendor.ts'

let settings: Promise<Record<string, VendorSettings>> | undefined

/**
 * The vendors this host has, and where they are. Requested once a document; after a failure, the
 * next caller requests them again.
 *
 * @throws Error when no answer is to be had
 */
export function loadVendorSettings(): Promise<Record<string, VendorSettings>> {
  return (settings ??= load().catch((error: unknown) => {
    settings = undefined
    throw error
  }))
}

async function load(): Promise<Record<string, VendorSettings>> {
  const response = await fetch('/_vendors.json', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`/_vendors.json was answered with ${response.status}`)
  const { vendors } = (await response.json()) as { vendors: Record<string, VendorSettings> }
  return vendors
}
