/** Hands out codes, and shows visitors the one that they got in this browser. */
import { randomInt } from 'node:crypto'
import {
  readCookie,
  siteError,
  type FormAnswer,
  type FormDefinition,
  type FunctionPlatform,
  type PersonalAnswer,
} from '#runtime'
import { LinkSecretMissing, logMissingSecret } from '../shared/link-secret.ts'
import { findPersonalChild } from '../shared/personal-paths.ts'
import { toSetCookie } from '../shared/set-cookie.ts'

/** The cookie with the signed token of the code. */
const cookieName = 'redemption_code'

/** Lifetime of the cookie, that of its token. */
const cookieSeconds = 90 * 86_400

export interface CodeWish {
  issue: NonNullable<FormDefinition['issues']>
  email: string
  locale: string
  /** Path of the form's page. */
  page: string
  /** The request's `Cookie` header. */
  cookie: string | null
}

export interface CodeAnswer {
  answer: Pick<FormAnswer, 'note' | 'personalPage'>
  cookies: string[]
}

/**
 * Gives a code to an address that has none yet. The next time somebody else may have typed the
 * address: so the code is shown again only in the browser that showed it before, and otherwise
 * mailed to the address.
 * @throws SiteError LinkSecretMissing, and errors of the store of leads
 */
export async function giveCode(
  { issue: { pool, generated }, email, locale, page, cookie }: CodeWish,
  platform: FunctionPlatform,
): Promise<CodeAnswer> {
  const { links, redemptionCodes, outbox, site, log } = platform
  if (!links) throw siteError(LinkSecretMissing, [])
  const spare = generated ? { spare: generateCode() } : {}
  const given = await redemptionCodes.take({ pool, email, ...spare })
  if (!given) {
    log.error('CODES_EMPTY', { pool, hint: 'npx slicewright codes import' })
    return { answer: { note: 'codesEmpty' }, cookies: [] }
  }
  const personalPage = findPersonalChild('redemptionCode', page, site)
  if (!given.isNew && readCodeId(cookie, platform) !== given.id) {
    const to = personalPage === undefined ? {} : { page: personalPage }
    await outbox.add({ kind: 'code', email, locale, subject: given.id, ...to })
    return { answer: { note: 'codeMailed' }, cookies: [] }
  }
  return {
    answer: personalPage === undefined ? {} : { personalPage },
    cookies: [toCodeCookie(links.sign('code', given.id), platform)],
  }
}

/**
 * The code for its page, found by cookie or by a mail's link, whose token leaves the address at
 * once.
 */
export async function personalizeCode(
  request: Request,
  platform: FunctionPlatform,
): Promise<PersonalAnswer | undefined> {
  const { searchParams, pathname } = new URL(request.url)
  const token = searchParams.get('token')
  if (token !== null) {
    if (!platform.links) logMissingSecret(platform, { path: pathname })
    const known = platform.links?.verify(token, ['code'])
    const cookies = known ? [toCodeCookie(token, platform)] : []
    return { location: pathname, cookies }
  }
  const id = readCodeId(request.headers.get('cookie'), platform)
  const found = id === undefined ? undefined : await platform.redemptionCodes.find(id)
  return found && { personal: { code: found.code } }
}

function readCodeId(
  cookie: string | null,
  { links }: Pick<FunctionPlatform, 'links'>,
): string | undefined {
  const token = readCookie(cookie, cookieName)
  return token === undefined ? undefined : links?.verify(token, ['code'])?.id
}

function toCodeCookie(value: string, platform: FunctionPlatform): string {
  return toSetCookie({ name: cookieName, value, path: '/', seconds: cookieSeconds }, platform)
}

/** Characters that cannot be mistaken for others: no 0 or O, no 1, I or L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Like `7KQM-X2RV-9TCD`: 59 bits. */
function generateCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group()].join('-')
}
