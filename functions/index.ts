/** Every function by its name: `/.netlify/functions/<name>`. */
import type { FunctionHandler } from '#runtime'
import { handle as handleCompany } from './company.ts'
import { handle as handleConsent } from './consent.ts'
import { guarded } from './guard.ts'
import { handle as handleForm, handlePage } from './submit-form.ts'

export const functions: Readonly<Record<string, FunctionHandler>> = {
  company: guarded({ name: 'company', method: 'GET' }, handleCompany),
  consent: guarded({ name: 'consent', method: 'POST' }, handleConsent),
  'submit-form': guarded({ name: 'submit-form', method: 'POST' }, handleForm),
}

/** A form without script, which is sent to the page it stands on. */
export const pageForm = guarded({ name: 'page-form', method: 'POST', body: 'form' }, handlePage)
