import { listCookies } from '../../model/config/cookies.ts'

/**
 * @param names - matches names of cookies and of other entries that a browser stores for the site
 */
export function isStored(names: string): boolean {
  let stored = listCookies(document.cookie).map(({ name }) => name)
  try {
    stored = stored.concat(Object.keys({ ...localStorage, ...sessionStorage }))
  } catch {
    // Forbidden by the visitor: nothing was written either.
  }
  return stored.some((name) => name.match(names))
}
