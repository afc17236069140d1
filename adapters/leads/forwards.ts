/** Finds the destinations of leads from the site's environment. */
import type { Destination, Environment, LearningPlatform, Outbox } from '#runtime'
import { createCrmForward, createWebhookForward } from './forward-http.ts'
import { createPlatformForward } from './forward-platform.ts'
import type { Forward } from './forward.ts'

/** Destinations of every lead; the platform gets only those that register somebody. */
export function findDestinations(environment: Environment): Destination[] {
  const { smtpUrl, leadWebhookUrl } = environment
  return [
    ...(findCrm(environment) === undefined ? [] : (['crm'] as const)),
    ...(smtpUrl === undefined ? [] : (['mail'] as const)),
    ...(leadWebhookUrl === undefined ? [] : (['webhook'] as const)),
  ]
}

/**
 * Destinations notified of forgotten people; functions tell the platform of people without a lead,
 * too.
 */
export function findTold(environment: Environment): Destination[] {
  const hasPlatform = environment.learningPlatformUrl !== 'none'
  return [...findDestinations(environment), ...(hasPlatform ? (['platform'] as const) : [])]
}

/**
 * Loads only what the site uses.
 * @param outbox - for mails to people for whom the platform has opened something
 */
export async function createForwards(
  environment: Environment,
  learningPlatform: LearningPlatform,
  outbox?: Pick<Outbox, 'add'>,
): Promise<ReadonlyMap<Destination, Forward>> {
  const { leadUpstreamToken, leadWebhookUrl, leadWebhookSecret } = environment
  const { smtpUrl, leadMailTo, leadMailFrom } = environment
  const crm = findCrm(environment)
  const forwards = new Map<Destination, Forward>([
    ['platform', createPlatformForward(learningPlatform, outbox)],
  ])
  if (crm !== undefined) forwards.set('crm', createCrmForward(crm, leadUpstreamToken))
  if (leadWebhookUrl !== undefined && leadWebhookSecret !== undefined) {
    forwards.set('webhook', createWebhookForward(leadWebhookUrl, leadWebhookSecret))
  }
  if (smtpUrl !== undefined && leadMailTo !== undefined && leadMailFrom !== undefined) {
    const options = { url: smtpUrl, to: leadMailTo, from: leadMailFrom }
    const { createMailForward } = await import('./forward-mail.ts')
    forwards.set('mail', createMailForward(options))
  }
  return forwards
}

function findCrm({ leadUpstreamUrl, vendorEmulator }: Environment): string | undefined {
  return leadUpstreamUrl ?? (vendorEmulator && `${vendorEmulator}/crm/leads`)
}
