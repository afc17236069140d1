/** Registers the person of a form on the learning platform, at once where possible. */
import {
  toAccessMail,
  toDeliveryKey,
  type FormDefinition,
  type FormValues,
  type FunctionPlatform,
  type Registration,
} from '#runtime'
import { toReason } from '#runtime/errors'
import { defaultCompanyName } from '../platform/company-name.ts'

export type FormRegistration = NonNullable<FormDefinition['registers']>

/** The registration as it is stored: without the password. */
export function toRegistration(
  what: FormRegistration,
  values: FormValues,
  locale: string,
): Registration {
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  const person = {
    lang: locale,
    ...defined({
      mail: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      phone: text('phone'),
    }),
  }
  return what === 'course'
    ? { for: 'course', person: { ...person, groupId: text('groupId') ?? '' } }
    : {
        for: 'freeTrial',
        person: { ...person, companyName: text('companyName') ?? defaultCompanyName(locale) },
      }
}

function defined<Values extends Record<string, string | undefined>>(
  values: Values,
): { [Name in keyof Values]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: string
  }
}

/**
 * Registers with the password, which is stored nowhere. While the platform is down the lead waits
 * with its registration, and the worker registers later without one (OP33). @returns where the
 * visitor goes on
 */
export async function registerAtOnce(
  id: string,
  registration: Registration,
  password: string | undefined,
  {
    learningPlatform,
    leads,
    log,
    outbox,
  }: Pick<FunctionPlatform, 'learningPlatform' | 'leads' | 'log' | 'outbox'>,
): Promise<string | undefined> {
  const delivery = { id, destination: 'platform' as const }
  const key = toDeliveryKey(delivery)
  try {
    const { platformUrl } = await (registration.for === 'course'
      ? learningPlatform.registerToCourse(
          { ...registration.person, ...(password !== undefined && { password }) },
          key,
        )
      : learningPlatform.createFreeTrial(
          { ...registration.person, ...(password !== undefined && { pw: password }) },
          key,
        ))
    const mail = toAccessMail(registration, platformUrl)
    if (mail) await outbox.add(mail)
    await leads.settle(delivery, { state: 'delivered' })
    return platformUrl
  } catch (error) {
    const code = registration.for === 'course' ? 'COURSE_REGISTRATION_ERROR' : 'FREE_TRIAL_ERROR'
    log.warn(code, { lead: id, message: toReason(error) })
    return undefined
  }
}
