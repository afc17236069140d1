/**
 * The address with the path of the current page as the parameter `from` (LINK-03): encoded, before any
 * hash, replacing an existing one.
 */
export const withFrom = (href: string, path: string): string =>
  put(href, `from=${encodeURIComponent(path)}`, /^from(=|$)/)

/** The address as it was before: where a link leads, not where it was followed. */
export const withoutFrom = (href: string): string => put(href, '', /^from=%2F/i)

function put(href: string, parameter: string, replaced: RegExp): string {
  const [address = '', ...hash] = href.split('#')
  const [base = '', ...query] = address.split('?')
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => part && !replaced.test(part))
  const search = [...kept, ...(parameter ? [parameter] : [])].join('&')
  return [search ? `${base}?${search}` : base, ...hash].join('#')
}
