/** Every function by its name: `/.netlify/functions/<name>`. */
import type { FunctionHandler } from '#runtime'
import { handle as handleConsent } from './consent.ts'
import { fetchCompany, isCompetitor, isProfessional } from './email-functions.ts'
import { fetchCompanyDomain } from './fetch-company-domain.ts'
import { guarded } from './guard.ts'
import { createFreeTrial, registerToCourse } from './platform-functions.ts'

export const functions: Readonly<Record<string, FunctionHandler>> = {
  consent: guarded({ name: 'consent', method: 'POST' }, handleConsent),
  'create-free-trial': createFreeTrial,
  'fetch-company': fetchCompany,
  'fetch-company-domain': fetchCompanyDomain,
  'is-competitor-email': isCompetitor,
  'is-professional-email': isProfessional,
  'register-to-course': registerToCourse,
}
