/**
 * The e-mail preference center: a signed link from a mail says who it is, and what is sent says what is
 * wanted. A page without script sends a form to itself, one with script sends JSON to the function.
 */
import {
  readCookie,
  renderPersonal,
  type FunctionPlatform,
  type MailAnswer,
  type MailChoice,
  type MailPerson,
  type MailView,
  type PersonalAnswer,
  type Subscriber,
} from '#runtime'
import { isSiteError } from '#runtime/errors'
import { deriveUuid } from './derive-uuid.ts'
import { refuse } from './guard.ts'
import { parseEmail } from './parse-email.ts'
import { toSetCookie } from './set-cookie.ts'

/** Holds the token of the link that was followed, so that it stands in no address. */
const cookieName = 'mail_link'

/** Half an hour, to choose in peace. */
const cookieSeconds = 1800

const linkPurposes = ['confirm', 'preferences', 'unsubscribe'] as const

/** Parameter that says why there is nothing to see. */
const expiredSearch = '?link=expired'

/** Who follows a link gets a cookie for it and the address without it: it is in no history and no report. */
export async function personalizeMail(
  request: Request,
  platform: FunctionPlatform,
): Promise<PersonalAnswer | undefined> {
  const { links } = platform
  const { searchParams, pathname: path } = new URL(request.url)
  const token = searchParams.get('token')
  if (token !== null) {
    if (!links) return { personal: { mail: { answer: 'unavailable' } }, status: 503 }
    const isKnown = links.verify(token, linkPurposes) !== undefined
    const cookie = { name: cookieName, value: isKnown ? token : '', path }
    const seconds = isKnown ? cookieSeconds : 0
    return {
      location: isKnown ? path : path + expiredSearch,
      cookies: [toSetCookie({ ...cookie, seconds }, platform)],
    }
  }
  const kept = readCookie(request.headers.get('cookie'), cookieName)
  const view = kept ? await findView(kept, platform) : undefined
  if (view) return { personal: { mail: view } }
  return searchParams.get('link') === 'expired'
    ? { personal: { mail: { answer: 'linkExpired' } } }
    : undefined
}

/** Undefined for a token that is not, or no longer, good for anything. */
async function findView(
  token: string,
  { links, mailPreferences }: FunctionPlatform,
): Promise<MailView | undefined> {
  const link = links?.verify(token, linkPurposes)
  const subscriber = link && (await mailPreferences.find(link.id))
  if (!link || !subscriber) return undefined
  if (link.purpose === 'preferences') return { token, person: toPerson(subscriber) }
  return { token, asks: link.purpose }
}

/** What a form or a script sends. */
interface Sent {
  does: string
  token: string
  email: string
  topics: readonly string[]
  pause: string
  /** Whether all mails are to end. */
  none: boolean
}

/** Undefined for a form of another kind. */
export function readMailForm(form: URLSearchParams): Sent | undefined {
  const does = form.get('_mail')
  if (does === null) return undefined
  return {
    does,
    token: form.get('_token') ?? '',
    email: form.get('email') ?? '',
    topics: form.getAll('topics'),
    pause: form.get('pause') ?? '0',
    none: form.has('none'),
  }
}

const statuses: Readonly<Partial<Record<MailAnswer, number>>> = {
  failed: 503,
  invalidEmail: 422,
  linkExpired: 403,
  unavailable: 503,
}

/** POST of a form to the page: the page, with what became of it. */
export async function handleMailPage(
  sent: Sent,
  request: Request,
  platform: FunctionPlatform,
): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  const locale = platform.site.routes.match(path)?.locale
  const mail = await answerMail(sent, locale ?? platform.site.config.defaultLocale, platform)
  const status = statuses[mail.answer!] ?? 200
  const asked = { path, query: new URLSearchParams(), as: 'page' as const }
  const page = await renderPersonal(asked, { personal: { mail }, status }, platform.site)
  if (!page) return refuse(404, 'PageUnknown', 'There is no such page.')
  const headers = new Headers(page.headers)
  if (mail.token !== undefined) {
    const cookie = { name: cookieName, value: mail.token, path, seconds: cookieSeconds }
    headers.append('set-cookie', toSetCookie(cookie, platform))
  }
  return new Response(page.body, { status: page.status, headers })
}

/** POST of JSON: `{ answer, state?, pausedUntil? }`, or an error with the answer in it. */
export async function handle(request: Request, platform: FunctionPlatform): Promise<Response> {
  const sent = readMailJson(await request.json())
  if (!sent) return refuse(400, 'PreferencesInvalid', 'This is no choice of e-mail preferences.')
  const { answer, person } = await answerMail(sent.sent, sent.locale, platform)
  const status = statuses[answer!]
  if (status !== undefined) return refuse(status, codes[answer!]!, `The answer is ${answer}.`)
  return Response.json({ answer, ...(person && { person }) })
}

const codes: Readonly<Partial<Record<MailAnswer, string>>> = {
  failed: 'PreferencesNotKept',
  invalidEmail: 'EmailInvalid',
  linkExpired: 'LinkExpired',
  unavailable: 'LinkSecretMissing',
}

function readMailJson(body: unknown): { sent: Sent; locale: string } | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const {
    does,
    token = '',
    email = '',
    topics = [],
    pause = '0',
    none = false,
    locale = '',
  } = body as Record<string, unknown>
  const texts = [does, token, email, pause, locale]
  if (!texts.every((text) => typeof text === 'string')) return undefined
  if (typeof none !== 'boolean' || !Array.isArray(topics)) return undefined
  if (!topics.every((topic) => typeof topic === 'string')) return undefined
  const [does_, token_, email_, pause_, locale_] = texts as string[]
  return {
    sent: { does: does_!, token: token_!, email: email_!, topics, pause: pause_!, none },
    locale: locale_!,
  }
}

async function answerMail(
  sent: Sent,
  locale: string,
  platform: FunctionPlatform,
): Promise<MailView> {
  const { links, log } = platform
  if (!links) {
    log.error('LINK_SECRET_MISSING', { hint: 'Set LINK_SECRET.' })
    return { answer: 'unavailable' }
  }
  if (sent.does === 'link') return requestLink(sent, locale, platform)
  try {
    return await answerBearer(sent, platform)
  } catch (error) {
    log.error('PREFERENCES_NOT_KEPT', { message: isSiteError(error) ? error.text : String(error) })
    const view = await findView(sent.token, platform).catch(() => undefined)
    return withChoice({ token: sent.token, ...view, answer: 'failed' }, sent)
  }
}

/** The same answer, after the same work, whether or not anybody has this address. */
async function requestLink(
  { email }: Sent,
  locale: string,
  { site, outbox, log }: FunctionPlatform,
): Promise<MailView> {
  const address = parseEmail(email)?.text
  if (address === undefined) return { answer: 'invalidEmail', entered: email.slice(0, 254) }
  const known = site.config.locales.some(({ code }) => code === locale)
  try {
    await outbox.add({
      kind: 'preferences',
      email: address,
      locale: known ? locale : site.config.defaultLocale,
    })
    return { answer: 'linkSent' }
  } catch (error) {
    log.error('PREFERENCES_NOT_KEPT', { message: isSiteError(error) ? error.text : String(error) })
    return { answer: 'failed', entered: address }
  }
}

async function answerBearer(sent: Sent, platform: FunctionPlatform): Promise<MailView> {
  const { links, mailPreferences } = platform
  const link = links!.verify(sent.token, linkPurposes)
  const subscriber = link && (await mailPreferences.find(link.id))
  if (!link || !subscriber) return { answer: 'linkExpired' }
  if (sent.does === 'unsubscribe') {
    return { answer: 'unsubscribed', ...toView(await endMails(subscriber, platform), platform) }
  }
  if (sent.does === 'confirm' && link.purpose === 'confirm') {
    const wish = { state: 'confirmed' }
    const changed = await tell(subscriber, wish, platform, () => mailPreferences.confirm(link.id))
    // Ended since: an old link does not begin it again.
    const answer = changed.state === 'unsubscribed' ? 'unsubscribed' : 'confirmed'
    return { answer, ...toView(changed, platform) }
  }
  if (sent.does !== 'save' || link.purpose === 'unsubscribe') return { answer: 'linkExpired' }
  const choice = readChoice(sent)
  if (choice.topics.length === 0) {
    return { answer: 'unsubscribed', ...toView(await endMails(subscriber, platform), platform) }
  }
  const state = choice.pauseDays > 0 ? 'paused' : 'confirmed'
  const wish = { state, topics: [...choice.topics], pauseDays: String(choice.pauseDays) }
  const change = () => mailPreferences.change(link.id, choice)
  return { answer: 'saved', ...toView(await tell(subscriber, wish, platform, change), platform) }
}

/** Also for the one click of a mail program. */
export function endMails(subscriber: Subscriber, platform: FunctionPlatform): Promise<Subscriber> {
  const { mailPreferences } = platform
  const end = () => mailPreferences.unsubscribe(subscriber.id)
  return tell(subscriber, { state: 'unsubscribed' }, platform, end)
}

/**
 * Passes a change on like a lead, first: whoever else writes to the person gets to know. Told twice, it
 * is the same lead.
 */
async function tell(
  subscriber: Subscriber,
  wish: Record<string, string | string[]>,
  { leads }: FunctionPlatform,
  change: () => Promise<Subscriber | undefined>,
): Promise<Subscriber> {
  const { id, email, locale, changedAt } = subscriber
  await leads.accept({
    submission: deriveUuid(JSON.stringify([id, changedAt, wish])),
    form: 'mail-preferences',
    type: 'mailPreferences',
    locale,
    page: '',
    email,
    fields: wish,
  })
  return (await change()) ?? subscriber
}

/** A link that confirmed or ended something is good for changing the rest. */
function toView(subscriber: Subscriber, { links }: FunctionPlatform): MailView {
  return { token: links!.sign('preferences', subscriber.id), person: toPerson(subscriber) }
}

function toPerson({ email, topics, state, pausedUntil }: Subscriber): MailPerson {
  return {
    email: maskEmail(email),
    topics,
    state,
    ...(pausedUntil !== undefined && { pausedUntil: new Date(pausedUntil).toISOString() }),
  }
}

/** `a…@engines.example` */
function maskEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}

/** What was chosen stays chosen when it could not be kept. */
function withChoice(view: MailView, sent: Sent): MailView {
  if (!view.person) return view
  return { ...view, person: { ...view.person, topics: readChoice(sent).topics } }
}

const pauses = new Set(['30', '90'])

function readChoice({ topics, pause, none }: Sent): MailChoice {
  const known = topics.filter((topic) => /^[a-z][\w-]{0,39}$/i.test(topic)).slice(0, 20)
  return { topics: none ? [] : known, pauseDays: pauses.has(pause) ? Number(pause) : 0 }
}
