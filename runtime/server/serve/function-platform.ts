/** What a host gives the handlers of `/.netlify/functions/<name>`. */
import type { Environment } from '../../model/config/environment.ts'
import type { Site } from '../../model/site.ts'
import type { AssessmentStore } from '../../model/ports/assessment-store.ts'
import type { CompanyDirectory } from '../../model/ports/company-directory.ts'
import type { FileStore } from '../../model/ports/file-store.ts'
import type { LearningPlatform } from '../../model/ports/learning-platform.ts'
import type { RateLimit, RateLimiter } from '../../model/ports/rate-limiter.ts'
import type { LeadStore } from '../../model/ports/lead-store.ts'
import type { MailPreferences } from '../../model/ports/mail-preferences.ts'
import type { Outbox } from '../../model/ports/outbox.ts'
import type { RedemptionCodes } from '../../model/ports/redemption-codes.ts'
import type { SignedLinks } from '../../model/ports/signed-links.ts'
import type { Logger } from '../../model/ports/logger.ts'

export interface FunctionPlatform {
  /** Of the visitor, as the socket or a trusted proxy tells it. Never to be stored or logged. */
  address?: string
  /** ISO 3166-1 alpha-2. */
  country?: string
  files: FileStore
  learningPlatform: LearningPlatform
  companyDirectory: CompanyDirectory
  assessments: AssessmentStore
  rates: RateLimiter
  leads: LeadStore
  mailPreferences: MailPreferences
  /** Mails to visitors. */
  outbox: Outbox
  redemptionCodes: RedemptionCodes
  /** Undefined where a secret to sign with is missing: nothing that needs one works then. */
  links: SignedLinks | undefined
  /**
   * Undefined where nothing is kept that a publication could change.
   * `follow` takes the new ref and the ids of what was published, as far as a webhook tells them.
   */
  publications: { follow(ref?: string, documents?: readonly string[]): unknown } | undefined
  environment: Environment
  site: Site
  log: Logger
  /** Milliseconds since the epoch. */
  now(): number
}

export interface FunctionHandler {
  (request: Request, platform: FunctionPlatform): Promise<Response>
  /** How often an address may ask, for hosts that can refuse before the function runs. */
  limit?: RateLimit
}

/** The same address on every host. */
export const functionsPath = '/.netlify/functions/'
