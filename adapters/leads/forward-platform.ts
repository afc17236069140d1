/**
 * Registers people on the learning platform, without password, if it did not answer while they
 * waited, and has it erase people who are forgotten.
 */
import type { LearningPlatform, Outbox, Registration } from '#runtime'
import { isSiteError, toReason } from '#runtime/errors'
import { toAccessMail, toDeliveryKey } from '#runtime/leads'
import { delivered, type Forward } from './forward.ts'

/** @param outbox - for the mail with the address; without one no mail is sent */
export function createPlatformForward(
  platform: LearningPlatform,
  outbox?: Pick<Outbox, 'add'>,
): Forward {
  const register = (registration: Registration, key: string) =>
    registration.for === 'course'
      ? platform.registerToCourse(registration.person, key)
      : platform.createFreeTrial(registration.person, key)
  return async (delivery) => {
    const { notice } = delivery
    const key = toDeliveryKey(delivery)
    try {
      if (notice.type === 'lead.forgotten') await platform.forget({ mail: notice.email }, key)
      else if (!notice.registration) {
        const reason = 'the lead has nothing to register'
        return { isDelivered: false, isFinal: true, reason }
      } else {
        const { platformUrl } = await register(notice.registration, key)
        const mail = toAccessMail(notice.registration, platformUrl)
        if (mail) await outbox?.add(mail)
      }
      return delivered
    } catch (error) {
      const isFinal = isSiteError(error, 'UpstreamRefused')
      return { isDelivered: false, isFinal, reason: toReason(error) }
    }
  }
}
