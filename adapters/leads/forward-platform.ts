/**
 * Registers people on the learning platform whom it did not answer while they waited, without password, and
 * has it erase those who are forgotten.
 */
import type { LearningPlatform } from '#runtime'
import { isSiteError, toReason } from '#runtime/errors'
import { toDeliveryKey } from '#runtime/leads'
import { delivered, type Forward } from './forward.ts'

export function createPlatformForward(platform: LearningPlatform): Forward {
  return async (delivery) => {
    const { notice } = delivery
    const key = toDeliveryKey(delivery)
    try {
      if (notice.type === 'lead.forgotten') await platform.forget({ mail: notice.email }, key)
      else if (!notice.registration) {
        const reason = 'the lead has nothing to register'
        return { isDelivered: false, isFinal: true, reason }
      } else if (notice.registration.for === 'course')
        await platform.registerToCourse(notice.registration.person, key)
      else await platform.createFreeTrial(notice.registration.person, key)
      return delivered
    } catch (error) {
      const isFinal = isSiteError(error, 'UpstreamRefused')
      return { isDelivered: false, isFinal, reason: toReason(error) }
    }
  }
}
