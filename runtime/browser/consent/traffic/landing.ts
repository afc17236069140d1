/**
 * Where a visit began, and the page shown. Nothing of it is stored here. Links in mails may carry
 * the recipient's address: it goes no further than this.
 */
import { withoutEmails } from './redact.ts'

export interface Landing {
  /** Address the document was loaded from, whatever was shown in it since. */
  url: string
  /** The document's referrer: empty for a visit that came from nowhere. */
  referrer: string
  /** Milliseconds since the epoch. */
  time: number
}

export interface ShownPage {
  path: string
  /** Path and query. */
  url: string
  routeName: string
  /**
   * The page's name in analytics: `404` for one that was not found (ANALYTICS-09), else the route.
   */
  pageName: string
  title: string
  locale: string
}

export function readLanding(): Landing {
  const [navigation] = performance.getEntriesByType('navigation')
  const name = navigation?.name ?? ''
  return {
    url: withoutEmails(URL.canParse(name) ? name : location.href),
    referrer: withoutEmails(document.referrer),
    time: Math.round(performance.timeOrigin),
  }
}

export function readPage(): ShownPage {
  const [path, search] = [location.pathname, location.search].map(withoutEmails) as [string, string]
  const { route = '', status } = document.body.dataset
  return {
    path,
    url: path + search,
    routeName: route,
    pageName: status === '404' ? '404' : route,
    title: withoutEmails(document.title),
    locale: document.documentElement.dataset['locale'] ?? '',
  }
}
