import type { Logger } from '../ports/logger.ts'
import type { Environment } from './environment.ts'

interface Feature {
  feature: string
  variable: string
  isOff(environment: Environment): boolean
}

/**
 * Features of a public site that are off until a variable is set, as visitors and editors notice
 * it.
 */
const features: readonly Feature[] = [
  {
    feature:
      'links to reports, links in mails, and redemption codes: requests that need one are answered with 503',
    variable: 'LINK_SECRET',
    isOff: ({ linkSecrets }) => linkSecrets.length === 0,
  },
  {
    feature: 'mails to visitors: they are kept and not sent',
    variable: 'SMTP_URL',
    isOff: ({ smtpUrl }) => smtpUrl === undefined,
  },
  {
    feature: 'forwarding of leads: they are kept and reach nobody',
    variable: 'LEAD_UPSTREAM_URL',
    isOff: ({ leadUpstreamUrl, leadWebhookUrl, leadMailTo }) =>
      leadUpstreamUrl === undefined && leadWebhookUrl === undefined && leadMailTo === undefined,
  },
  {
    feature: 'the learning platform: free trials and courses come from a stand-in',
    variable: 'LEARNING_PLATFORM_URL',
    isOff: ({ learningPlatformUrl }) => learningPlatformUrl === undefined,
  },
  {
    feature: 'the company directory: companies come from a stand-in',
    variable: 'COMPANY_DIRECTORY_KEY',
    isOff: ({ companyDirectoryKey, vendorEmulator }) =>
      companyDirectoryKey === undefined && vendorEmulator === undefined,
  },
  {
    feature: 'the webhook of the content service: publications are found by polling',
    variable: 'PRISMIC_WEBHOOK_SECRET',
    isOff: ({ prismicRepository, prismicWebhookSecret }) =>
      prismicRepository !== undefined && prismicWebhookSecret === undefined,
  },
  {
    feature: 'the slice simulator of the page builder',
    variable: 'PREVIEW_SECRET',
    isOff: ({ prismicRepository, previewSecret }) =>
      prismicRepository !== undefined && previewSecret === undefined,
  },
]

/**
 * Logs a line for each at start; none without `SITE_BASE_URL`, where only its developer sees the
 * site.
 */
export function tellFeaturesOff(environment: Environment, log: Logger): void {
  if (environment.siteBaseUrl === undefined) return
  for (const { feature, variable, isOff } of features)
    if (isOff(environment))
      log.warn('FEATURE_OFF', { variable, message: `Off until ${variable} is set: ${feature}.` })
}
