/**
 * Addresses of lists in their states: what is chosen stands in the query, or in the path where a host
 * serves files alone, `/blog/category/news/page/2`.
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
  const segments = [...new URLSearchParams(search)].flat().map(encodeURIComponent)
  return [path === '/' ? '' : path, ...segments].join('/')
}

/**
 * The parameters of an address in the path.
 * @returns undefined for what is no state of a list of the page
 */
export function readListAddress(address: string, path: string): QueryParameters | undefined {
  const start = path === '/' ? '/' : `${path}/`
  if (!address.startsWith(start)) return undefined
  const segments = address.slice(start.length).split('/').map(decodeURIComponent)
  if (segments.length % 2 !== 0) return undefined
  return Object.fromEntries(
    segments.flatMap((name, at) => (at % 2 === 0 ? [[name, segments[at + 1]!]] : [])),
  )
}
