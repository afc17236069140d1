/** Where a request is sent before it is routed: to the one spelling of its path (ROUTE-41, OP01, OP04). */
import type { SiteConfig } from '../../model/config/site-config.ts'

export interface PathRedirect {
  location: string
  status: 301
}

/**
 * Collapses leading slashes, so that the location cannot leave the host, takes off trailing ones and
 * the prefix of the default locale. The query is kept. Undefined when the path is spelt right.
 */
export function findPathRedirect(
  url: Pick<URL, 'pathname' | 'search'>,
  config: SiteConfig,
): PathRedirect | undefined {
  let path = url.pathname.replace(/^[/\\]{2,}/, '/').replace(/\/+$/, '') || '/'
  const prefix = `/${config.defaultLocale}`
  if (path === prefix) path = '/'
  else if (path.startsWith(`${prefix}/`)) path = path.slice(prefix.length).replace(/^\/{2,}/, '/')
  return path === url.pathname ? undefined : { location: path + url.search, status: 301 }
}
