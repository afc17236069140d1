/** Rules of site-config that answer before routing: redirects (ROUTE-42). */
import { encodeAddress, toPathKey, toSourceKey } from '#schemas/spell-address.ts'
import type { RouteRule, SiteConfig } from '../../model/config/site-config.ts'
import { siteError, type ErrorEntry } from '../../model/errors/site-error.ts'

export interface RouteRedirect {
  location: string
  status: number
}

export const UnknownRouteMiddleware = {
  code: 'UnknownRouteMiddleware',
  kind: 'wiring',
  title: 'Unknown route middleware',
  message: (name: string, path: string) =>
    `Unknown route middleware: the rule for ${path} names "${name}".`,
  hint: 'The engine has no route middleware: remove "middleware" from routeRules of site-config/site.json.',
} satisfies ErrorEntry<[name: string, path: string]>

export const UnusableRedirect = {
  code: 'UnusableRedirect',
  kind: 'wiring',
  title: 'Unusable redirect',
  message: (path: string, to: string) =>
    `The rule for ${path} redirects to "${to}", which is no address.`,
  hint: 'Write a path of this site, such as "/pricing", or a whole address with https:// in routeRules of site-config/site.json.',
} satisfies ErrorEntry<[path: string, to: string]>

/** Paths are those of requests, in whatever spelling. */
export interface RouteRules {
  has(path: string): boolean
  findRedirect(path: string): RouteRedirect | undefined
}

const defaultStatus = 302

/**
 * Sources are brought to the spelling that requests have once `findPathRedirect` has let them pass: without a trailing slash
 * and without the prefix of the default locale.
 * @throws SiteError UnknownRouteMiddleware (ROUTE-53) at start, not when the path is requested: there is no middleware to name
 */
export function createRouteRules(config: SiteConfig): RouteRules {
  const rules = new Map(
    (config.routeRules ?? []).map((rule) => [toSourceKey(rule.path, config.defaultLocale), rule]),
  )
  for (const rule of rules.values()) {
    for (const name of rule.middleware ?? []) {
      throw siteError(UnknownRouteMiddleware, [name, rule.path])
    }
    toRedirect(rule)
  }
  const find = (path: string) => rules.get(isPlain(path) ? path : toPathKey(path))
  return {
    has: (path) => find(path) !== undefined,
    findRedirect: (path) => toRedirect(find(path)),
  }
}

/** Its own key: asked of every request. */
const isPlain = (path: string) => /^(?:\/[\w.-]+)+$/.test(path)

function toRedirect(rule: RouteRule | undefined): RouteRedirect | undefined {
  const { redirect } = rule ?? {}
  if (redirect === undefined) return undefined
  const { to, status = defaultStatus } = typeof redirect === 'string' ? { to: redirect } : redirect
  try {
    return { location: encodeAddress(to), status }
  } catch (cause) {
    throw siteError(UnusableRedirect, [rule!.path, to], { cause })
  }
}
