/** Rules of site-config that answer before routing: redirects and middleware (ROUTE-42, ROUTE-53). */
import type { RouteRule, SiteConfig } from '../../model/config/site-config.ts'
import { siteError, type ErrorEntry } from '../../model/errors/site-error.ts'

export interface RouteRedirect {
  location: string
  status: number
}

export type RouteMiddleware = (
  request: Request,
) => Response | undefined | Promise<Response | undefined>

export const UnknownRouteMiddleware = {
  code: 'UnknownRouteMiddleware',
  kind: 'wiring',
  title: 'Unknown route middleware',
  message: (name: string, path: string) =>
    `Unknown route middleware: the rule for ${path} names "${name}".`,
  hint: 'Correct the name in routeRules of site-config/site.json.',
} satisfies ErrorEntry<[name: string, path: string]>

export interface RouteRules {
  has(path: string): boolean
  findRedirect(path: string): RouteRedirect | undefined
  middlewareOf(path: string): RouteMiddleware[]
}

const defaultStatus = 302

/** @throws SiteError UnknownRouteMiddleware at start, not when the path is requested. */
export function createRouteRules(
  config: SiteConfig,
  middleware: Record<string, RouteMiddleware> = {},
): RouteRules {
  const rules = new Map((config.routeRules ?? []).map((rule) => [rule.path, rule]))
  for (const rule of rules.values()) {
    for (const name of rule.middleware ?? []) {
      if (!Object.hasOwn(middleware, name))
        throw siteError(UnknownRouteMiddleware, [name, rule.path])
    }
  }
  return {
    has: (path) => rules.has(path),
    findRedirect: (path) => toRedirect(rules.get(path)),
    middlewareOf: (path) => (rules.get(path)?.middleware ?? []).map((name) => middleware[name]!),
  }
}

function toRedirect(rule: RouteRule | undefined): RouteRedirect | undefined {
  const { redirect } = rule ?? {}
  if (redirect === undefined) return undefined
  if (typeof redirect === 'string') return { location: redirect, status: defaultStatus }
  return { location: redirect.to, status: redirect.status ?? defaultStatus }
}
