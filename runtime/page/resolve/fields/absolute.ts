import type { Site } from '../../../model/site.ts'

/** A path with the site's origin before it, as far as it is known (HEAD-08); addresses stay. */
export function absolute(path: string, { baseUrl = '' }: Pick<Site, 'baseUrl'>): string {
  return path.startsWith('/') ? baseUrl + path : path
}
