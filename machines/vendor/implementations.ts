import type { OwnImplementations } from '#runtime/machines'
import { runVendor } from '#runtime/consent'

export const implementations: OwnImplementations = () => ({ actors: { 'vendor.run': runVendor } })
