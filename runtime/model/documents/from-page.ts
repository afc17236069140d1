/**
 * The address with the path of the current page as the parameter `from` (LINK-03): encoded, before any
 * hash, replacing an existing one.
 */
export function withFrom(href: string, path: string): string {
  const [address = '', ...hash] = href.split('#')
  const [base = '', ...query] = address.split('?')
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => part && !/^from(=|$)/.test(part))
  const search = [...kept, `from=${encodeURIComponent(path)}`].join('&')
  return [`${base}?${search}`, ...hash].join('#')
}
