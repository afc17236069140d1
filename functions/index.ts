/** All functions by name: `/.netlify/functions/<name>`. */
import type { FunctionHandler } from '#runtime'
import { addAssessment, downloadReport, uploadReport } from './assessments/assessment-functions.ts'
import { handle as handleConsent } from './consent/consent.ts'
import { handle as handleWebhook } from './content-webhook.ts'
import { fetchCompany, isCompetitor, isProfessional } from './platform/email-functions.ts'
import { fetchCompanyDomain } from './platform/fetch-company-domain.ts'
import { guarded } from './shared/guard.ts'
import { createFreeTrial, registerToCourse } from './platform/platform-functions.ts'
import {
  handle as handlePreferences,
  handleMailPage,
  readMailForm,
} from './mail/mail-preferences.ts'
import { handleGet as showUnsubscribe, handlePost as unsubscribe } from './mail/unsubscribe.ts'

import { handle as download } from './forms/download.ts'
export { composeMail } from './mail/compose-mail.ts'
export { personalize } from './mail/personalize.ts'

// The lists of mailboxes and phone numbers are large: they load when a form is first sent.
const loadForms = () => import('./forms/submit-form.ts')

const oneClick = guarded(
  {
    name: 'unsubscribe',
    method: 'POST',
    // RFC 8058, section 3.1.
    accepts: ['multipart/form-data', 'application/x-www-form-urlencoded'],
    from: 'anywhere',
    allow: 'POST, GET, HEAD, OPTIONS',
  },
  unsubscribe,
)
const fromMail = guarded({ name: 'unsubscribe', method: 'GET', from: 'anywhere' }, showUnsubscribe)

/** Fits the longest field a form may have: 5,000 Chinese characters, each posted as 9 bytes. */
const formBytes = 64 * 1024

export const functions: Readonly<Record<string, FunctionHandler>> = {
  consent: guarded({ name: 'consent', method: 'POST' }, handleConsent),
  'content-webhook': guarded(
    // The body lists the ids of everything that was published at once.
    { name: 'content-webhook', method: 'POST', from: 'anywhere', maxBytes: 1024 * 1024 },
    handleWebhook,
  ),
  'create-free-trial': createFreeTrial,
  download: guarded({ name: 'download', method: 'GET', from: 'anywhere' }, download),
  'fetch-company': fetchCompany,
  'fetch-company-domain': fetchCompanyDomain,
  'is-competitor-email': isCompetitor,
  'is-professional-email': isProfessional,
  'register-to-course': registerToCourse,
  'mail-preferences': guarded({ name: 'mail-preferences', method: 'POST' }, handlePreferences),
  'maturity-model-assessments': addAssessment,
  'maturity-model-pdf': downloadReport,
  'submit-form': guarded(
    { name: 'submit-form', method: 'POST', maxBytes: formBytes },
    async (request, platform) => {
      const forms = await loadForms()
      return forms.handle(request, platform)
    },
  ),
  unsubscribe: Object.assign(
    ((request, platform) =>
      (request.method === 'GET' || request.method === 'HEAD' ? fromMail : oneClick)(
        request,
        platform,
      )) satisfies FunctionHandler,
    oneClick.limit && { limit: oneClick.limit },
  ),
  'upload-maturity-model-pdf': uploadReport,
}

/** A form without script, which is posted to its own page. */
export const pageForm = guarded(
  {
    name: 'page-form',
    method: 'POST',
    accepts: ['application/x-www-form-urlencoded'],
    maxBytes: formBytes,
  },
  async (request, platform) => {
    const text = await request.text()
    const sent = readMailForm(new URLSearchParams(text))
    if (sent) return handleMailPage(sent, request, platform)
    const { url, headers } = request
    const forms = await loadForms()
    return forms.handlePage(new Request(url, { method: 'POST', headers, body: text }), platform)
  },
)
