/**
 * The e-mail preference center: a signed link from a mail identifies the person, and the form holds
 * their choice. A page without script posts the form to itself, one with script sends JSON to the
 * function.
 */
import { domainToUnicode } from 'node:url'
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
import { parseEmail } from '#schemas/email-address.ts'
import { findTopics } from './find-topics.ts'
import { refuse } from '../shared/guard.ts'
import { logMissingSecret } from '../shared/link-secret.ts'
import { isObject } from '#schemas/is-object.ts'
import { findPersonalPath } from '../shared/personal-paths.ts'
import { toSetCookie } from '../shared/set-cookie.ts'

/** The cookie with the token of the link that was followed, which keeps it out of addresses. */
const cookieName = 'mail_link'

/** Half an hour: enough to choose without hurry. */
const cookieSeconds = 1800

const linkPurposes = ['confirm', 'preferences', 'unsubscribe'] as const

/** The query that tells the page why there is nothing to show. */
const expiredSearch = '?link=expired'

/**
 * Trades the link's token for a cookie and redirects without it, so that no history or report holds
 * it.
 */
export async function personalizeMail(
  request: Request,
  platform: FunctionPlatform,
): Promise<PersonalAnswer | undefined> {
  const { links } = platform
  const { searchParams, pathname: path } = new URL(request.url)
  const token = searchParams.get('token')
  if (token !== null) {
    if (!links) {
      logMissingSecret(platform, { path })
      return { personal: { mail: { answer: 'unavailable' } }, status: 503 }
    }
    const isKnown = links.verify(token, linkPurposes) !== undefined
    return {
      location: isKnown ? path : path + expiredSearch,
      cookies: keepLink(isKnown ? token : undefined, path, platform),
    }
  }
  const kept = readCookie(request.headers.get('cookie'), cookieName)
  const view = kept ? await findView(kept, platform) : undefined
  if (view) return { personal: { mail: view } }
  return searchParams.get('link') === 'expired'
    ? { personal: { mail: { answer: 'linkExpired' } } }
    : undefined
}

/**
 * Sets the cookie for the page in each of its languages, and for no other page.
 *
 * @param path - the requested page's
 * @returns `Set-Cookie` headers; without a token, those that erase the cookies
 */
function keepLink(token: string | undefined, path: string, platform: FunctionPlatform): string[] {
  const { site } = platform
  const paths = site.config.locales.flatMap(
    ({ code }) => findPersonalPath('mailPreferences', code, site) ?? [],
  )
  const cookie = { name: cookieName, value: token ?? '', seconds: token ? cookieSeconds : 0 }
  return [...new Set([path, ...paths])].map((at) => toSetCookie({ ...cookie, path: at }, platform))
}

/** Undefined for a token that is invalid or has expired. */
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

/** A choice, as a form or a script sends it. */
interface Sent {
  does: string
  token: string
  email: string
  topics: readonly string[]
  pause: string
  /** Whether to end all mails. */
  none: boolean
  /** Of the page, its code or its tag: that of a mail with a link. */
  locale: string
}

/** Undefined for any other form. */
export function readMailForm(form: URLSearchParams): Sent | undefined {
  return readSent(Object.fromEntries(form))
}

/** Prefix of the fields of topics; their key follows. */
const topicPrefix = 'topic.'

/** @param values - by field name: texts, and boxes as booleans or, without script, as `on` */
function readSent(values: Readonly<Record<string, unknown>>): Sent | undefined {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const isTicked = (name: string) => values[name] === true || values[name] === 'on'
  if (text('_mail') === '') return undefined
  const topics = Object.keys(values).flatMap((name) =>
    name.startsWith(topicPrefix) && isTicked(name) ? name.slice(topicPrefix.length) : [],
  )
  return {
    does: text('_mail'),
    token: text('_token'),
    email: text('email'),
    topics,
    pause: text('pause'),
    none: isTicked('none'),
    locale: text('_locale'),
  }
}

const statuses: Readonly<Partial<Record<MailAnswer, number>>> = {
  failed: 503,
  invalidEmail: 422,
  linkExpired: 403,
  unavailable: 503,
}

/** POST of the form to its page: answers with the page, which shows the outcome. */
export async function handleMailPage(
  sent: Sent,
  request: Request,
  platform: FunctionPlatform,
): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  const mail = await answerMail(sent, platform)
  if (mail instanceof Response) return mail
  const status = statuses[mail.answer!] ?? 200
  const asked = { path, query: new URLSearchParams() }
  const page = await renderPersonal(asked, { personal: { mail }, status }, platform.site)
  if (!page) return refuse(404, 'PageUnknown', 'There is no such page.')
  const headers = new Headers(page.headers)
  if (mail.token !== undefined) {
    for (const cookie of keepLink(mail.token, path, platform)) headers.append('set-cookie', cookie)
  }
  return new Response(page.body, { status: page.status, headers })
}

/**
 * POST of JSON, `{ values }` by field name: answers `{ answer }`; 400, or 503 while nothing can be
 * stored.
 */
export async function handle(request: Request, platform: FunctionPlatform): Promise<Response> {
  const body: unknown = await request.json()
  const values = isObject(body) ? body['values'] : undefined
  const sent = isObject(values) ? readSent(values) : undefined
  if (!sent) return refuse(400, 'PreferencesInvalid', 'The body does not hold e-mail preferences.')
  const mail = await answerMail(sent, platform)
  if (mail instanceof Response) return mail
  const { answer } = mail
  if (answer === 'failed' || answer === 'unavailable') {
    return refuse(503, 'PreferencesNotKept', 'It could not be stored. Send it again in a while.')
  }
  return Response.json({ answer })
}

/** The first topic that the page offers in no language: no reader can have chosen it. */
async function findUnknownTopic(
  { topics }: Sent,
  { site }: FunctionPlatform,
): Promise<string | undefined> {
  if (topics.length === 0) return undefined
  const known = await findTopics(site)
  return topics.find((topic) => !known.has(topic))
}

/** @returns the view for the page, or a refusal of input that no page sends */
async function answerMail(sent: Sent, platform: FunctionPlatform): Promise<MailView | Response> {
  const { links, log } = platform
  if (!links) {
    logMissingSecret(platform, { function: 'mail-preferences' })
    return { answer: 'unavailable' }
  }
  if (sent.does === 'link') return requestLink(sent, platform)
  try {
    const unknown = await findUnknownTopic(sent, platform)
    if (unknown !== undefined) {
      return refuse(400, 'TopicUnknown', `There is no topic "${unknown.slice(0, 40)}".`)
    }
    return await answerBearer(sent, platform)
  } catch (error) {
    log.error('PREFERENCES_NOT_KEPT', { message: isSiteError(error) ? error.text : String(error) })
    const view = await findView(sent.token, platform).catch(() => undefined)
    return withChoice({ token: sent.token, ...view, answer: 'failed' }, sent)
  }
}

/** The same answer, after the same work, whether or not anybody has this address. */
async function requestLink(
  { email, locale }: Sent,
  { site, outbox, log }: FunctionPlatform,
): Promise<MailView> {
  const address = parseEmail(email)?.text
  if (address === undefined) return { answer: 'invalidEmail', entered: email.slice(0, 254) }
  const known = site.config.locales.find(({ code, iso }) => iso === locale || code === locale)
  try {
    await outbox.add({
      kind: 'preferences',
      email: address,
      locale: known?.code ?? site.config.defaultLocale,
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
  const expired: MailView = { answer: 'linkExpired' }
  if (!link) return expired
  const answer = (state: MailAnswer, changed: Subscriber | undefined): MailView =>
    changed ? { answer: state, ...toView(changed, platform) } : expired
  if (sent.does === 'unsubscribe') {
    return answer('unsubscribed', await mailPreferences.unsubscribe(link.id))
  }
  if (sent.does === 'confirm' && link.purpose === 'confirm') {
    const changed = await mailPreferences.confirm(link.id)
    // They have unsubscribed since: an old link does not subscribe them again.
    return answer(changed?.state === 'unsubscribed' ? 'unsubscribed' : 'confirmed', changed)
  }
  if (sent.does !== 'save' || link.purpose === 'unsubscribe') return expired
  const choice = readChoice(sent)
  const changed = await mailPreferences.change(link.id, choice)
  return answer(choice.topics.length === 0 ? 'unsubscribed' : 'saved', changed)
}

/** The view after a change: a link that confirmed or unsubscribed may change the rest, too. */
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

/** `a…@münchen.example` */
function maskEmail(email: string): string {
  return `${email.slice(0, 1)}…@${domainToUnicode(email.slice(email.lastIndexOf('@') + 1))}`
}

/** Keeps the choice on the page when it could not be stored. */
function withChoice(view: MailView, sent: Sent): MailView {
  if (!view.person) return view
  return { ...view, person: { ...view.person, topics: readChoice(sent).topics } }
}

function readChoice({ topics, pause, none }: Sent): MailChoice {
  const chosen = { topics: none ? [] : topics }
  // Any other value leaves the pause as it is.
  return ['0', '30', '90'].includes(pause) ? { ...chosen, pauseDays: Number(pause) } : chosen
}
