import { declaredParameters, type Site } from '#runtime'

const payloadSuffix = '/_payload.json'

/** Parameters by which answers at a path may differ, sorted. */
export function listParameters({ routes }: Site, path: string): string[] {
  const page = path.endsWith(payloadSuffix) ? path.slice(0, -payloadSuffix.length) || '/' : path
  const names = routes.matchAll(page).flatMap(({ pageType }) => declaredParameters(pageType))
  return [...new Set(names)].toSorted()
}
