/** What a form sets off once what was sent is kept. */
import type { FormAnswer, FormDefinition, FunctionPlatform } from '#runtime'
import { giveCode } from './redemption-code.ts'

export interface SentTo {
  definition: FormDefinition
  /** Undefined for a form that asks for none. */
  email: string | undefined
  locale: string
  /** Path of the form's page. */
  page: string
  /** Of the request. */
  cookie: string | null
}

export interface FollowUp {
  answer: Pick<FormAnswer, 'note' | 'personalPage'>
  /** `Set-Cookie` headers. */
  cookies: readonly string[]
}

/**
 * Done again, as after a failure further on, it changes nothing.
 * @throws SiteError LinkSecretMissing, LeadStoreUnavailable, LeadStoreDamaged
 */
export async function followUp(
  { definition: { issues, subscribes }, email, ...rest }: SentTo,
  platform: FunctionPlatform,
): Promise<FollowUp> {
  if (email === undefined) return { answer: {}, cookies: [] }
  if (subscribes) {
    await platform.mailPreferences.subscribe({ email, locale: rest.locale, topics: subscribes })
  }
  return issues
    ? giveCode({ issue: issues, email, ...rest }, platform)
    : { answer: {}, cookies: [] }
}
