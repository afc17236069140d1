/** Every function by its name: `/.netlify/functions/<name>`. */
import type { FunctionHandler } from '#runtime'
import { handle as handleCompany } from './company.ts'
import { handle as handleConsent } from './consent.ts'
import { guarded } from './guard.ts'

export const functions: Readonly<Record<string, FunctionHandler>> = {
  company: guarded({ name: 'company', method: 'GET' }, handleCompany),
  consent: guarded({ name: 'consent', method: 'POST' }, handleConsent),
}
