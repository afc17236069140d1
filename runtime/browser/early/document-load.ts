/** The browser's record of how the document was loaded. Not every browser has one. */
export const documentLoad = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined

/** A move in the history may have come before this script: the address bar is ahead of it then. */
export function documentAddress(): URL {
  const name = documentLoad()?.name ?? ''
  return new URL(URL.canParse(name) ? name : location.href)
}
