/**
 * Composes mails to visitors, in their language. Links are made when a mail is sent and stored
 * nowhere.
 */
import {
  drawCalendar,
  functionsPath,
  renderAnswer,
  type FunctionPlatform,
  type StoredMail,
} from '#runtime'
import { findUnlocked } from '../forms/find-unlocked.ts'
import { findPersonalPath } from '../shared/personal-paths.ts'
import { drawLetter, type Letter } from './draw-letter.ts'

type Platform = Pick<
  FunctionPlatform,
  'environment' | 'links' | 'mailPreferences' | 'redemptionCodes' | 'site'
>

/** The subject matter of a mail, and where its link leads. */
interface Matter {
  link: string
  /** Title of the page it is about. */
  title?: string
  headers?: Record<string, string>
  calendar?: string
}

/**
 * Undefined when nobody should get it: the address is unknown, the code's owner forgotten, the page
 * gone.
 * @throws while there is no secret to sign with, or a store is down
 */
export async function composeMail(
  mail: StoredMail,
  platform: Platform,
): Promise<Letter | undefined> {
  const { links, site } = platform
  if (!links) throw new Error('LINK_SECRET is not set')
  const matter = await findMatter(mail, links, platform)
  if (!matter) return undefined
  const { kind, email, locale } = mail
  return drawLetter({ kind, to: email, locale, ...matter }, site)
}

function findMatter(
  mail: StoredMail,
  links: NonNullable<Platform['links']>,
  platform: Platform,
): Promise<Matter | undefined> {
  switch (mail.kind) {
    case 'code':
      return findCode(mail, links, platform)
    case 'download':
      return findDownload(mail, links, platform)
    case 'invitation':
      return findEvent(mail, platform)
    case 'course':
    case 'workspace':
      return Promise.resolve(mail.page === undefined ? undefined : { link: mail.page })
    default:
      return findPreferences({ ...mail, kind: mail.kind }, links, platform)
  }
}

async function findCode(
  { subject, page }: StoredMail,
  links: NonNullable<Platform['links']>,
  platform: Platform,
): Promise<Matter | undefined> {
  const found = subject === undefined ? undefined : await platform.redemptionCodes.find(subject)
  if (!found || page === undefined) return undefined
  return { link: `${findBase(platform)}${page}?token=${links.sign('code', found.id)}` }
}

async function findDownload(
  { id, subject, page, createdAt }: StoredMail,
  links: NonNullable<Platform['links']>,
  platform: Platform,
): Promise<Matter | undefined> {
  const found = await findUnlocked({ page, slice: subject }, platform.site)
  if (!found) return undefined
  const token = links.sign('download', id, createdAt)
  const link = `${findBase(platform)}${functionsPath}download?token=${token}`
  return { link, title: found.title }
}

async function findEvent({ page }: StoredMail, platform: Platform): Promise<Matter | undefined> {
  if (page === undefined) return undefined
  const { site } = platform
  const shown = { slice: '', status: 'done' as const, values: {}, errors: {} }
  const answer = await renderAnswer(page, shown, site)
  if (!answer) return undefined
  // A page without a date, or past its date, has no calendar entry.
  const calendar = await drawCalendar(page, { site: { ...site, baseUrl: findBase(platform) } })
  return {
    link: `${findBase(platform)}${page}`,
    title: answer.title,
    ...(calendar && { calendar: calendar.text }),
  }
}

async function findPreferences(
  { kind, email, locale }: StoredMail & { kind: 'confirm' | 'preferences' },
  links: NonNullable<Platform['links']>,
  platform: Platform,
): Promise<Matter | undefined> {
  const subscriber = await platform.mailPreferences.findByEmail(email)
  const path = findPersonalPath('mailPreferences', locale, platform.site)
  if (!subscriber || path === undefined) return undefined
  return {
    link: `${findBase(platform)}${path}?token=${links.sign(kind, subscriber.id)}`,
    headers: toUnsubscribeHeaders(subscriber.id, platform),
  }
}

/** Headers that let mail programs offer to end all mails with one click (RFC 2369, RFC 8058). */
export function toUnsubscribeHeaders(
  id: string,
  { links, environment }: Pick<FunctionPlatform, 'environment' | 'links'>,
): Record<string, string> {
  if (!links) return {}
  const token = links.sign('unsubscribe', id)
  return {
    'List-Unsubscribe': `<${findBase({ environment })}${functionsPath}unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Never taken from a request: its sender could have us mail links to another site. */
function findBase({ environment }: Pick<FunctionPlatform, 'environment'>): string {
  return environment.siteBaseUrl ?? `http://localhost:${environment.port}`
}
