import type { FunctionPlatform } from '#runtime'

export interface SetCookie {
  name: string
  /** Letters, digits, dots and hyphens. */
  value: string
  path: string
  /** 0 erases it. */
  seconds: number
}

/** A cookie no script can read, and that comes back to this site alone. */
export function toSetCookie(
  { name, value, path, seconds }: SetCookie,
  { environment }: Pick<FunctionPlatform, 'environment'>,
): string {
  const secure = environment.siteBaseUrl?.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
