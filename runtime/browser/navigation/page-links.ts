/** Facts that decide whether a link can be followed by payload. An `<a>` element has these. */
export interface LinkFacts {
  /** Absolute. */
  href: string
  target: string
  rel: string
  hreflang: string
  /** `download` attribute; null without. */
  download: string | null
  /** `data-nav`; `off` leaves the link to the browser. */
  nav: string | undefined
}

/**
 * The page a link leads to, when the browser need not load a document for it: same origin, same
 * locale, not a file, not for another window. Undefined leaves it to the browser.
 * @param own - what the locale of this page goes by, in lower case
 */
export function toPage(link: LinkFacts, here: URL, own: readonly string[]): URL | undefined {
  const { target, rel, hreflang, download, nav } = link
  if ((target && target !== '_self') || download !== null || nav === 'off') return
  if (/\bexternal\b/.test(rel) || (hreflang && !own.includes(hreflang.toLowerCase()))) return
  const url = URL.canParse(link.href) ? new URL(link.href) : undefined
  if (!url || url.origin !== here.origin || isFile(url)) return
  return withoutTrailingSlash(url)
}

/** The locale of this document: as in paths, and as in attributes. */
export function listOwnTags(): string[] {
  const { dataset, lang } = document.documentElement
  return [dataset['locale'] ?? '', lang.toLowerCase()]
}

/** Whether the browser would answer the click by going to the link in this window. */
export function isPlainClick(
  click: Pick<
    MouseEvent,
    'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
  >,
): boolean {
  return !(
    click.defaultPrevented ||
    click.button ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey
  )
}

/** Whether both show the same page, perhaps at another place of it. */
export function isSamePage(one: URL, other: URL): boolean {
  return toPageKey(one) === toPageKey(other)
}

export function toPageKey(url: URL): string {
  return withoutTrailingSlash(url).pathname + url.search
}

/**
 * `/_payload.json` for the home page, `/pricing/_payload.json` for `/pricing`. Where a visitor comes
 * from (LINK-03) makes no other page: it is left out.
 */
export function toPayloadPath(url: URL): string {
  const { pathname, search } = withoutTrailingSlash(url, 'from')
  return `${pathname === '/' ? '' : pathname}/_payload.json${search}`
}

/** The address the server would redirect to, so that a reload needs no redirect. */
function withoutTrailingSlash(url: URL, parameter?: string): URL {
  const canonical = new URL(url)
  if (parameter && url.search) canonical.searchParams.delete(parameter)
  canonical.pathname = url.pathname.replace(/\/+$/, '') || '/'
  return canonical
}

function isFile({ pathname }: URL): boolean {
  return /\.\w+$/.test(pathname)
}

/** The link of an event, if it happened on or in one. */
export function findLink(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Partial<Element> | null)?.closest?.('a[href]')
  return link instanceof HTMLAnchorElement ? link : undefined
}

export function toLinkFacts(link: HTMLAnchorElement): LinkFacts {
  const { href, target, rel, hreflang, dataset } = link
  return {
    href,
    target,
    rel,
    hreflang,
    download: link.getAttribute('download'),
    nav: dataset['nav'],
  }
}
