/**
 * The address with the path of the current page as the parameter `from` (LINK-03): encoded, before any
 * hash, replacing an existing one.
 */
export function withFrom(href: string, path: string): string {
  const [address = '', ...hash] = href.split('#')
  const [base, ...query] = address.split('?')
  const kept = query.join('?').split('&')
  const search = kept.filter((part) => part && !/^from(=|$)/.test(part))
  return [`${base}?${[...search, `from=${encodeURIComponent(path)}`].join('&')}`, ...hash].join('#')
}

/** The address without `from`: the target of the link, not where it was followed. */
export const withoutFrom = (href: string): string => href.replace(/[?&]from=%2F[^&#]*(?=#|$)/, '')
