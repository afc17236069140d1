/** POST: opens a trial or registers for a course, on the learning platform. */
import { randomUUID } from 'node:crypto'
import type { CourseRegistration, FreeTrial, Site } from '#runtime'
import { parseEmail } from '#schemas/email-address.ts'
import { checked, InputInvalid } from '../shared/checked.ts'
import { defaultCompanyName } from './company-name.ts'
import type { GuardOptions } from '../shared/guard.ts'

/** Low, since each opens something elsewhere; few people of one office begin in the same minute. */
const limit: GuardOptions['limit'] = { requests: 20, seconds: 60 }

export const createFreeTrial = checked<FreeTrial>(
  { name: 'create-free-trial', method: 'POST', status: 201, limit },
  async (trial, { site, learningPlatform }, request) => {
    const person = await readPerson(trial)
    if (person.mail !== undefined) await refuseOthers(person.mail, site)
    const companyName = trial.companyName.trim() || defaultCompanyName(trial.lang)
    return learningPlatform.createFreeTrial({ ...person, companyName }, readKey(request))
  },
)

export const registerToCourse = checked<CourseRegistration>(
  { name: 'register-to-course', method: 'POST', status: 201, limit },
  async (course, { learningPlatform }, request) =>
    learningPlatform.registerToCourse(await readPerson(course), readKey(request)),
)

/** The person, with mail and phone in the one spelling that the platform gets. */
async function readPerson<Person extends { mail?: string; phone?: string }>(
  person: Person,
): Promise<Person> {
  const mail = person.mail === undefined ? undefined : parseEmail(person.mail)?.text
  if (mail === undefined && person.mail !== undefined) {
    throw new InputInvalid('InputInvalid', '"mail" must be an e-mail address: name@company.com.')
  }
  const { validatePhone } = await import('../shared/validate-phone.ts')
  const phone = person.phone === undefined ? undefined : validatePhone(person.phone)?.number
  if (phone === undefined && person.phone !== undefined) {
    const message = '"phone" must be a phone number with its dial code: +49 30 123456.'
    throw new InputInvalid('InputInvalid', message)
  }
  return { ...person, ...(mail && { mail }), ...(phone && { phone }) }
}

/** Refuses private addresses and competitors. The message does not say which of the two it is. */
async function refuseOthers(mail: string, site: Site): Promise<void> {
  const { isCompetitorEmail, isProfessionalEmail } = await import('../shared/check-email.ts')
  if (isProfessionalEmail(mail, site) && !isCompetitorEmail(mail, site)) return
  const message = '"mail" must be an address at your company, not at a public mailbox provider.'
  throw new InputInvalid('EmailNotAccepted', message)
}

/** The form's idempotency key, so that repeated requests count once; else one for this request. */
function readKey({ headers }: Request): string {
  const key = headers.get('idempotency-key') ?? ''
  return /^[\w-]{16,100}$/.test(key) ? key : randomUUID()
}
