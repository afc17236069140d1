/**
 * Whom an address stands for: a line of IPv6 has at least 2^64 of them (RFC 6177), so their first half
 * counts; one of IPv4 that is written as IPv6 is what it is.
 */
export function toRateKey(address: string): string {
  const host = `http://[${address.split('%')[0]}]`
  if (!address.includes(':') || !URL.canParse(host)) return address
  const groups = expand(new URL(host).hostname.slice(1, -1))
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bytes.flatMap((pair) => [pair >> 8, pair & 0xff]).join('.')
}

/** Eight groups of the shortest spelling. */
function expand(address: string): string[] {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}
