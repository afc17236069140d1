/** The mails, subscriptions and codes that follow a form once its values are stored. */
import type { FormAnswer, FormDefinition, FormValues, FunctionPlatform } from '#runtime'
import { giveCode } from './redemption-code.ts'

export interface SentTo {
  definition: FormDefinition
  values: FormValues
  /** Id of the form's section. */
  slice: string
  /** Undefined for a form that asks for none. */
  email: string | undefined
  locale: string
  /** Path of the form's page. */
  page: string
  /** The request's `Cookie` header. */
  cookie: string | null
}

export interface FollowUp {
  answer: Pick<FormAnswer, 'note' | 'personalPage'>
  /** `Set-Cookie` headers. */
  cookies: readonly string[]
}

/**
 * Idempotent: repeating it, as after a later failure, changes nothing.
 * @throws SiteError LinkSecretMissing, and errors of the store of leads
 */
export async function followUp(
  { definition, values, slice, email, ...rest }: SentTo,
  platform: FunctionPlatform,
): Promise<FollowUp> {
  if (email === undefined) return { answer: {}, cookies: [] }
  const { issues, mails } = definition
  const { locale, page } = rest
  const topics = listTopics(definition, values)
  if (topics.length > 0) await platform.mailPreferences.subscribe({ email, locale, topics })
  if (mails === 'download') {
    await platform.outbox.add({ kind: mails, email, locale, page, subject: slice })
  }
  if (mails === 'invitation') await platform.outbox.add({ kind: mails, email, locale, page })
  return issues
    ? giveCode({ issue: issues, email, ...rest }, platform)
    : { answer: {}, cookies: [] }
}

/** Topics that the form itself subscribes to, and those of ticked boxes. */
function listTopics({ subscribes = [], steps }: FormDefinition, values: FormValues): string[] {
  const ticked = steps
    .flatMap(({ fields }) => fields)
    .flatMap((field) => (values[field.name] === true ? (field.subscribes ?? []) : []))
  return [...new Set([...subscribes, ...ticked])]
}
