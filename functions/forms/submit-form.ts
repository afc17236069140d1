/**
 * Accepts submitted forms: as JSON from a page's script, or posted by the browser without one. The
 * lead is on disk before the visitor is told that it arrived.
 */
import {
  deriveUuid,
  renderAnswer,
  traced,
  validateDocument,
  type FormDefinition,
  type FormValues,
  type FunctionPlatform,
  type Lead,
  type RawDocument,
  type Registration,
  type SentForm,
} from '#runtime'
import { isSiteError } from '#runtime/errors'
import { parseEmail } from '#schemas/email-address.ts'
import { followUp, type FollowUp } from './follow-up.ts'
import { checkFormValues } from './check-form-values.ts'
import { refuse } from '../shared/guard.ts'
import { LinkSecretMissing, logMissingSecret } from '../shared/link-secret.ts'
import { readFormValues } from './read-form-values.ts'
import { registerAtOnce, toRegistration } from './register-lead.ts'
import { readSubmission, readSubmissionForm, type Submission } from './read-submission.ts'

/** Milliseconds that people need at least, even for the shortest form. */
const shortestTime = 1000

/** HTTP status by outcome. */
const statuses = { done: 200, invalid: 422, failed: 503 } as const

/**
 * POST of JSON. 200 with the completion as HTML, which alone holds the address of an unlocked file;
 * 422 with the faults by field; 503 while it cannot be stored.
 */
export async function handle(request: Request, platform: FunctionPlatform): Promise<Response> {
  const read = readSubmission(await request.json(), request.headers, platform.site)
  if ('problem' in read) return refuse(400, 'SubmissionInvalid', read.problem)
  const { submission } = read
  const submitted = await submitForm(submission, request.headers, platform)
  if (!submitted) return refuse(400, 'FormUnknown', 'There is no such form.')
  const { sent, cookies, spelled } = submitted
  const { status, errors, platformUrl } = sent
  if (status === 'failed')
    return refuse(503, 'FormNotKept', 'It could not be stored. Send it again in a while.')
  if (status === 'invalid') {
    const error = { code: 'FormInvalid', message: 'Some fields have to be corrected.' }
    return Response.json({ error, fields: errors }, { status: 422 })
  }
  const answer = await renderOrLog(submission, sent, platform)
  const response = Response.json({
    html: answer?.section ?? null,
    ...(platformUrl !== undefined && { platformUrl }),
    ...(Object.keys(spelled).length > 0 && { spelled }),
  })
  return withCookies(response, cookies)
}

/** POST of the form itself: answers with its page, which shows the outcome. */
export async function handlePage(request: Request, platform: FunctionPlatform): Promise<Response> {
  const submission = readSubmissionForm(
    new URLSearchParams(await request.text()),
    new URL(request.url).pathname,
  )
  const submitted = submission && (await submitForm(submission, request.headers, platform))
  if (!submission || !submitted) return refuse(400, 'FormUnknown', 'There is no such form.')
  const { sent, cookies } = submitted
  if (sent.personalPage !== undefined) {
    const headers = { location: sent.personalPage }
    return withCookies(new Response(null, { status: 303, headers }), cookies)
  }
  const answer = await renderOrLog(submission, sent, platform)
  const status = statuses[sent.status]
  // The page, or the section, is gone and cannot show the outcome.
  if (!answer?.section) return refuse(status, 'PageGone', 'The page of the form cannot be shown.')
  return new Response(answer.html, { status, headers: answer.headers })
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

async function renderOrLog({ page }: Submission, sent: SentForm, { site, log }: FunctionPlatform) {
  try {
    return await renderAnswer(page, sent, site)
  } catch (error) {
    log.warn('FORM_ANSWER_NOT_DRAWN', {
      path: page,
      message: isSiteError(error) ? error.text : String(error),
    })
    return undefined
  }
}

/** The outcome, and its `Set-Cookie` headers. */
interface Submitted {
  sent: SentForm
  cookies: readonly string[]
  /** Stored spellings of addresses and phone numbers that were typed in another way. */
  spelled: Readonly<Record<string, string>>
}

/** Undefined when there is no such form. */
async function submitForm(
  submission: Submission,
  headers: Headers,
  platform: FunctionPlatform,
): Promise<Submitted | undefined> {
  const { site, log } = platform
  const form = await findForm(submission.document, platform)
  if (!form) return undefined
  const { type, definition, locale } = form
  const { values, entered, extensions } = readFormValues(definition, submission.find)
  const sent = (
    status: SentForm['status'],
    more: Partial<Omit<SentForm, 'slice' | 'status' | 'values'>> = {},
    cookies: readonly string[] = [],
  ): Submitted => ({
    sent: {
      slice: submission.slice,
      status,
      values: entered,
      errors: {},
      ...(submission.id !== undefined && { submission: submission.id }),
      ...more,
    },
    cookies,
    spelled: status === 'done' ? readSpelled(definition, values, entered) : {},
  })
  const errors = traced(site, 'check', { form: type }, () =>
    checkFormValues(type, definition, values, site),
  )
  if (Object.keys(errors).length > 0) return sent('invalid', { errors })
  if (submission.elapsed !== undefined && submission.elapsed < shortestTime) {
    log.info('FORM_TOO_FAST', { form: type })
    return sent('failed')
  }
  try {
    if (submission.isTrapped) {
      // Say nothing: a robot must not learn. It may also be a program that fills in everything for
      // a person.
      const { id } = await keepSuspected({ submission, form, values, extensions }, platform)
      log.info('LEAD_SUSPECTED', { form: type, lead: id })
      return sent('done')
    }
    const platformUrl = await keep({ submission, form, values, extensions }, platform)
    const email = findEmail(definition, values)
    const cookie = headers.get('cookie')
    const { page, slice } = submission
    const sentTo = { definition, values, slice, email, locale, page, cookie }
    const { answer, cookies }: FollowUp = await followUp(sentTo, platform)
    return sent('done', { ...answer, ...(platformUrl !== undefined && { platformUrl }) }, cookies)
  } catch (error) {
    if (isSiteError(error, LinkSecretMissing.code)) {
      // The lead is stored: only the steps after that need the secret.
      logMissingSecret(platform, { function: 'submit-form' })
    } else {
      log.error('LEAD_NOT_KEPT', {
        form: type,
        locale,
        message: isSiteError(error) ? error.text : String(error),
      })
    }
    return sent('failed')
  }
}

interface FoundForm {
  type: string
  definition: FormDefinition
  document: RawDocument
  /** The locale as in paths: `de`. */
  locale: string
  /** Whether its document asks for a workspace too. */
  registers: boolean
}

async function findForm(id: string, { site }: FunctionPlatform): Promise<FoundForm | undefined> {
  const settings = site.config.forms
  if (!settings) return undefined
  const [document] = await site.content.byIds([id])
  if (document?.type !== settings.document || document.isBroken) return undefined
  const { data } = validateDocument(document, site)
  const type = String(data[settings.type] ?? '')
  const definition = site.forms.get(type)
  const locale = site.config.locales.find(({ language }) => language === document.lang)
  if (!definition || !locale) return undefined
  const registers = data['platform_registration'] === true
  return { type, definition, document, locale: locale.code, registers }
}

interface Filled {
  submission: Submission
  form: FoundForm
  values: FormValues
  /** Extensions of phone numbers, by field. */
  extensions: Readonly<Record<string, string>>
}

/** @returns where the visitor goes on, if something was opened on the platform */
async function keep(filled: Filled, platform: FunctionPlatform): Promise<string | undefined> {
  const { submission, form, values } = filled
  const { type, locale } = form
  if (submission.isUnattributed) platform.log.warn('LEAD_UNATTRIBUTED', { form: type, locale })
  const { lead, registration } = toLead(filled, platform)
  const { id } = await platform.leads.accept(lead, registration)
  const password = passwordNames(form.definition)
    .map((name) => values[name])
    .find((value) => typeof value === 'string')
  return registration && registerAtOnce(id, registration, password, platform)
}

/** Stores a lead that is not passed on until somebody has reviewed it. */
function keepSuspected(filled: Filled, platform: FunctionPlatform): Promise<{ id: string }> {
  const { lead, registration } = toLead(filled, platform)
  return platform.leads.accept(lead, registration, { isSuspected: true })
}

function toLead(
  { submission, form, values, extensions }: Filled,
  platform: FunctionPlatform,
): { lead: Lead; registration?: Registration } {
  const { definition, type, document, locale } = form
  const withheld = passwordNames(definition)
  const email = findEmail(definition, values)
  const kept = Object.fromEntries([
    ...Object.entries(values).filter(([name]) => !withheld.includes(name)),
    ...Object.entries(extensions).map(([name, extension]) => [`${name}_extension`, extension]),
  ])
  const what = definition.registers ?? (form.registers ? 'freeTrial' : undefined)
  return {
    lead: {
      submission: submission.id ?? deriveId(document.id, kept, platform.now()),
      form: document.id,
      type,
      locale,
      page: submission.page,
      ...(email !== undefined && { email }),
      fields: kept,
      ...(submission.attribution && { attribution: submission.attribution }),
    },
    ...(what && { registration: toRegistration(what, values, locale) }),
  }
}

function passwordNames({ steps }: FormDefinition): string[] {
  const fields = steps.flatMap((step) => step.fields)
  return fields.filter(({ kind }) => kind === 'password').map(({ name }) => name)
}

/** The address that identifies the person. */
function findEmail({ steps }: FormDefinition, values: FormValues): string | undefined {
  const fields = steps.flatMap((step) => step.fields).filter(({ kind }) => kind === 'email')
  const found = fields.map(({ name }) => values[name]).find((value) => typeof value === 'string')
  return found === undefined ? undefined : parseEmail(found)?.text
}

/** Phone numbers, and addresses whose stored spelling differs from what was typed. */
function readSpelled(
  { steps }: FormDefinition,
  values: FormValues,
  entered: FormValues,
): Record<string, string> {
  const fields = steps.flatMap((step) => step.fields)
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[name]
      const isSpelled = kind === 'phone' || (kind === 'email' && value !== entered[name])
      return isSpelled && typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/**
 * The id of a form that was sent without script: pages are the same for everybody, so they hold
 * none. The same values on the same day are one lead: reloading the page sends them again.
 */
function deriveId(form: string, fields: FormValues, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  return deriveUuid(JSON.stringify([form, day, fields]))
}
