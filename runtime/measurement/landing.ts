/** Where a visit began, and the page shown. Nothing of it is stored here. */

export interface Landing {
  /** Address the document was loaded from, whatever was shown in it since. */
  url: string
  /** Of the document: empty for a visit that came from nowhere. */
  referrer: string
  /** Milliseconds since the epoch. */
  time: number
}

export interface ShownPage {
  path: string
  /** Path and query. */
  url: string
  routeName: string
  /** What analytics call it: `404` for a page that was not found (ANALYTICS-09), else the route. */
  pageName: string
  title: string
  locale: string
}

export function readLanding(): Landing {
  const [navigation] = performance.getEntriesByType('navigation')
  const name = navigation?.name ?? ''
  return {
    url: URL.canParse(name) ? name : location.href,
    referrer: document.referrer,
    time: Math.round(performance.timeOrigin),
  }
}

export function readPage(): ShownPage {
  const { pathname, search } = location
  const { route = '', status } = document.body.dataset
  return {
    path: pathname,
    url: pathname + search,
    routeName: route,
    pageName: status === '404' ? '404' : route,
    title: document.title,
    locale: document.documentElement.dataset.locale ?? '',
  }
}
