/**
 * Runs in the page: milliseconds from the load of the document to the first payload it requested, 0
 * until that has arrived.
 */
export function readPrefetchDelay(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const payload = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.endsWith('_payload.json'))
  return payload ? payload.startTime - page!.loadEventEnd : 0
}
