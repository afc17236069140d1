/**
 * Functions of expressions over addresses, hosts, and the foreign texts that come with them. They
 * are apart because only measurement needs them.
 */
import { longestAddress, toBoundedText } from './bounded-text.ts'
import { findName, findSite, isWithin, toHost } from './host-names.ts'
import { number, own, text } from '../expressions/expression-operations.ts'
import { entries, list, values, type ExpressionFunction } from '../expressions/list-values.ts'

/**
 * The parts of an address (WHATWG URL): `href` without query, fragment and password, `host`, `name`,
 * `path`, and `query` with the first value of each parameter. The name of an Android app is a domain
 * reversed: the `host` of com.linkedin.android is android.linkedin.com, its `name` stays. Undefined
 * for anything but an address with a host.
 */
export const address: ExpressionFunction = (value, base) => {
  const given = [text(value), ...(base === undefined ? [] : [text(base)])] as const
  if (!URL.canParse(...given)) return undefined
  const { protocol, host, hostname, pathname, searchParams } = new URL(...given)
  if (!host) return undefined
  const name = toHost(hostname)
  const isApp = protocol === 'android-app:'
  return {
    href: toBoundedText(`${protocol}//${host}${pathname}`, longestAddress),
    host: isApp ? name.split('.').toReversed().join('.') : name,
    name,
    path: toBoundedText(pathname, longestAddress),
    query: Object.fromEntries([...searchParams].toReversed()),
  }
}

/** Above the length of any name: a domain is closer than a name under any suffix. */
const domainRank = 1000
const hostRank = 1_000_000

/**
 * The entry of a list that names a host most closely, with its `rank`; of two equally close, the
 * later. Entries are texts, or objects with a `place`: `=host` exactly, `domain` with all below it,
 * `name.*` with all below it under any public suffix and `=name.*` without, in this order of
 * closeness; the longer of two of a kind is closer. Rank 0 when no entry does.
 */
export const closest: ExpressionFunction = (host, places) => {
  const ranked = list(places).map((entry) => ({
    ...(typeof entry === 'object' ? entry : {}),
    rank: rankOf(text(own(entry, 'place') ?? entry), text(host)),
  }))
  const best = Math.max(0, ...ranked.map(({ rank }) => rank))
  return best > 0 ? ranked.findLast(({ rank }) => rank === best) : { rank: 0 }
}

function rankOf(place: string, host: string): number {
  const isExact = place.startsWith('=')
  const domain = isExact ? place.slice(1) : place
  const isIn = isExact ? (given: string, named: string) => given === named : isWithin
  if (domain.endsWith('.*')) return isIn(findName(host), domain.slice(0, -2)) ? domain.length : 0
  if (!isIn(host, domain)) return 0
  return isExact ? hostRank : domainRank + domain.length
}

/** Whether two values are equal, as far as they are JSON: lists by items, objects by keys. */
export const same: ExpressionFunction = (a, b) => {
  if (!a || !b || typeof a !== 'object' || typeof b !== 'object') return a === b || (a ?? b) == null
  const names = Object.keys({ ...a, ...b })
  return (
    Array.isArray(a) === Array.isArray(b) && names.every((name) => same(own(a, name), own(b, name)))
  )
}

/**
 * The entries of an object under these names that are texts and not empty: without control
 * characters and no longer than `longest`. Each further argument is a name, or a list of them.
 */
export const texts: ExpressionFunction = (of, longest, ...names) => {
  const found = names
    .flatMap((name) => (Array.isArray(name) ? values(name) : [name]))
    .map((name) => {
      const value = own(of, name)
      return [text(name), typeof value === 'string' ? toBoundedText(value, number(longest)) : '']
    })
  return Object.fromEntries(found.filter(([, value]) => value)) as Record<string, string>
}

/** The domain a host is registered under: google.co.uk of www.google.co.uk. Else the host itself. */
export const site: ExpressionFunction = (host) => findSite(text(host))

/** An object with its texts in lower case. */
export const fold = (of: unknown) =>
  Object.fromEntries(
    entries(of).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toLowerCase() : value,
    ]),
  )
