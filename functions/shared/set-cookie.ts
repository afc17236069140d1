import type { FunctionPlatform } from '#runtime'

export interface SetCookie {
  name: string
  /** Letters, digits, dots and hyphens. */
  value: string
  path: string
  /** Lifetime in seconds; 0 erases the cookie. */
  seconds: number
}

/** A cookie that no script can read and that is sent to this site only. */
export function toSetCookie(
  { name, value, path, seconds }: SetCookie,
  { environment }: Pick<FunctionPlatform, 'environment'>,
): string {
  const secure = environment.siteBaseUrl?.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
