/** Registers people on the learning platform whom it did not answer while they waited: without password. */
import type { LearningPlatform } from '#runtime'
import { isSiteError, toReason } from '#runtime/errors'
import { toDeliveryKey } from '#runtime/leads'
import { delivered, type Forward } from './forward.ts'

export function createPlatformForward(platform: LearningPlatform): Forward {
  return async (delivery) => {
    const registration =
      delivery.notice.type === 'lead.created' ? delivery.notice.registration : undefined
    if (!registration) {
      const reason = 'the lead has nothing to register'
      return { isDelivered: false, isFinal: true, reason }
    }
    const key = toDeliveryKey(delivery)
    try {
      if (registration.for === 'course') await platform.registerToCourse(registration.person, key)
      else await platform.createFreeTrial(registration.person, key)
      return delivered
    } catch (error) {
      const isFinal = isSiteError(error, 'UpstreamRefused')
      return { isDelivered: false, isFinal, reason: toReason(error) }
    }
  }
}
