/** Cookies as a request (`Cookie`) and a page (`document.cookie`) write them; the only reader there is. */
import { decode } from './decode.ts'

export interface Cookie {
  name: string
  value: string
  /** As it is written; what erases the cookie must repeat it. */
  writtenName: string
}

/** In their order: of two of one name, the first was set for the more specific path. */
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
