import type { Implementations } from '#runtime/machines'
import { runVendor } from '#runtime/measurement'

export const implementations = {
  actors: { 'vendor.run': runVendor },
} satisfies Implementations
