import type { DeliveryRef } from '#runtime'

/** The same for every attempt, so that whoever gets it twice does it once. */
export function toDeliveryKey({ id, destination }: DeliveryRef): string {
  return `${id}:${destination}`
}
