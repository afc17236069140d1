/** Every function by its name: `/.netlify/functions/<name>`. */
import type { FunctionHandler } from '#runtime'
import { handle as handleConsent } from './consent.ts'
import { fetchCompany, isCompetitor, isProfessional } from './email-functions.ts'
import { fetchCompanyDomain } from './fetch-company-domain.ts'
import { guarded } from './guard.ts'
import { createFreeTrial, registerToCourse } from './platform-functions.ts'
import { handle as handleForm, handlePage } from './submit-form.ts'

export const functions: Readonly<Record<string, FunctionHandler>> = {
  consent: guarded({ name: 'consent', method: 'POST' }, handleConsent),
  'create-free-trial': createFreeTrial,
  'fetch-company': fetchCompany,
  'fetch-company-domain': fetchCompanyDomain,
  'is-competitor-email': isCompetitor,
  'is-professional-email': isProfessional,
  'register-to-course': registerToCourse,
  'submit-form': guarded({ name: 'submit-form', method: 'POST' }, handleForm),
}

/** A form without script, which is sent to the page it stands on. */
export const pageForm = guarded(
  { name: 'page-form', method: 'POST', accepts: ['application/x-www-form-urlencoded'] },
  handlePage,
)
