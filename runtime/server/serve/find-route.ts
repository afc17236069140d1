import type { Site } from '../../model/site.ts'
import { functionsPath } from './function-platform.ts'

/**
 * The pattern of the route that answers a path, as operators group requests by it (`http.route`); undefined
 * for what has none.
 * @param functions - names; any other is nobody's route
 */
export function createRouteFinder(
  { routes }: Pick<Site, 'routes'>,
  functions: readonly string[],
): (path: string) => string | undefined {
  const patterns = new Map(
    routes.routes.map(({ locale, name, type, pattern }) => [`${locale} ${name} ${type}`, pattern]),
  )
  const known = new Set(functions)
  return (path) => {
    if (path.startsWith(functionsPath)) {
      return known.has(path.slice(functionsPath.length)) ? path : undefined
    }
    const page = path.replace(/\/_payload\.json$/, '') || '/'
    const match = routes.match(page)
    if (!match) return undefined
    const { locale, routeName, pageType } = match
    const pattern = patterns.get(`${locale} ${routeName} ${pageType.type}`)
    return pattern && pattern + path.slice(page === '/' ? 0 : page.length).replace(/^\/$/, '')
  }
}
