import type { VendorSettings } from '../../../model/ports/vendor.ts'

let settings: Promise<Record<string, VendorSettings>> | undefined

/**
 * Which vendors this host has, and where. Asked once a document; a failure is asked again by the
 * next who needs it.
 *
 * @throws Error when the answer is not to be had
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
