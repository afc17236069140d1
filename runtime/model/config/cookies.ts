/**
 * Cookies as written by requests (`Cookie`) and pages (`document.cookie`); the only code that reads
 * them.
 */
import { decode } from './decode.ts'

export interface Cookie {
  name: string
  value: string
  /** The name as written; erasing the cookie needs the same spelling. */
  writtenName: string
}

/** Cookies in their order: of two with one name, the first was set for the more specific path. */
export function listCookies(text: string): Cookie[] {
  return text.split(';').flatMap((pair) => {
    const [writtenName = '', ...value] = pair.trim().split('=')
    if (!writtenName) return []
    return { name: decode(writtenName), value: decode(value.join('=')), writtenName }
  })
}

export function readCookie(text: string | null, wanted: string): string | undefined {
  return listCookies(text ?? '').find(({ name }) => name === wanted)?.value
}
