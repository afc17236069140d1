/** Signs links with HMAC-SHA256. Tokens are readable by everybody, and identify nobody. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Environment, LinkPurpose, SignedLinks } from '#runtime'
import { isSameSecret } from '#runtime/secrets'

const day = 86_400

/**
 * Lifetimes of tokens in seconds. One that ends mails must outlive the mail by at least a month.
 */
const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  code: 90 * day,
  confirm: 7 * day,
  download: 30 * day,
  preferences: day,
  report: 30 * day,
  unsubscribe: 400 * day,
}

const pattern =
  /^(code|confirm|download|preferences|report|unsubscribe)\.([\w-]{1,64})\.([0-9a-z]{1,11})\.([\w-]{43})$/

export interface SignedLinksOptions {
  /** The first one signs, all are accepted. */
  secrets: readonly string[]
  now?: () => number
}

export function createSignedLinks({ secrets, now = Date.now }: SignedLinksOptions): SignedLinks {
  const signature = (secret: string, text: string) =>
    createHmac('sha256', secret).update(`slicewright link ${text}`).digest('base64url')
  return {
    sign(purpose, id, since = now()) {
      const expires = Math.floor(since / 1000) + lifetimes[purpose]
      const text = `${purpose}.${id}.${expires.toString(36)}`
      return `${text}.${signature(secrets[0]!, text)}`
    },
    verify<Purpose extends LinkPurpose>(token: string, purposes: readonly Purpose[]) {
      const [, purpose, id, until, signed] = pattern.exec(token) ?? []
      if (id === undefined || !purposes.includes(purpose as Purpose)) return undefined
      const text = token.slice(0, token.lastIndexOf('.'))
      // Compared as text: of the last letter only four bits count, so another letter would be a
      // second valid token.
      const isOurs = secrets.some((secret) => isSameSecret(signed!, signature(secret, text)))
      const expires = Number.parseInt(until!, 36) * 1000
      if (!isOurs || expires <= now()) return undefined
      return { purpose: purpose as Purpose, id, expires }
    },
  }
}

/**
 * A site without an address signs with a secret that lasts as long as it runs. A public one needs a
 * configured secret: without it there are no links.
 */
export function findSignedLinks({
  linkSecrets,
  siteBaseUrl,
}: Pick<Environment, 'linkSecrets' | 'siteBaseUrl'>): SignedLinks | undefined {
  if (linkSecrets.length > 0) return createSignedLinks({ secrets: linkSecrets })
  if (siteBaseUrl !== undefined) return undefined
  return createSignedLinks({ secrets: [randomBytes(32).toString('hex')] })
}
