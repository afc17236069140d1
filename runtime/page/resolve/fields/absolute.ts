import type { Site } from '../../../model/site.ts'

/** Prefixes a path with the site's origin, if it is known (HEAD-08); absolute addresses stay. */
export function absolute(path: string, { baseUrl = '' }: Pick<Site, 'baseUrl'>): string {
  return path.startsWith('/') ? baseUrl + path : path
}
