import { cookiePrefix } from '../../model/config/experiment.ts'
import { listCookies } from '../../model/config/cookies.ts'

/**
 * The variants of experiments that the visitor is shown: `audit-proof=promise pricing=long`, by name.
 * Empty without any.
 */
export function readVariants(cookies: string): string {
  return listCookies(cookies)
    .filter(({ name }) => name.startsWith(cookiePrefix))
    .map(({ name, value }) => `${name.slice(cookiePrefix.length)}=${value}`)
    .toSorted()
    .join(' ')
}
