/**
 * Addresses of lists in their states: what is chosen stands in the query, or in the path where a host
 * serves files alone, `/blog/category=news/page=2`. No page is there: a uid has no such sign.
 */
import { toSearch, type QueryParameters } from './query-parameters.ts'
import type { Site } from '../../model/site.ts'

/** @param path - of the page that has the list */
export function toListAddress(
  path: string,
  parameters: QueryParameters,
  { isStatic = false }: Pick<Site, 'isStatic'>,
): string {
  const search = toSearch(parameters)
  if (!isStatic || search === '') return path + search
  const segments = [...new URLSearchParams(search)].map((pair) =>
    pair.map(encodeURIComponent).join('='),
  )
  return [path === '/' ? '' : path, ...segments].join('/')
}

/**
 * The parameters of an address in the path.
 * @returns undefined for what is no state of a list of the page
 */
export function readListAddress(address: string, path: string): QueryParameters | undefined {
  const start = path === '/' ? '/' : `${path}/`
  if (!address.startsWith(start)) return undefined
  const pairs = address
    .slice(start.length)
    .split('/')
    .map((segment) => segment.split('=').map(decodeURIComponent))
  return pairs.every((pair) => pair.length === 2) ? Object.fromEntries(pairs) : undefined
}
