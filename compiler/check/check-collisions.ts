/** No two addresses that the same path could mean. */
import type { Localized, PageType, RouteConfig, SiteConfig } from '../../schemas/config-types.ts'
import { toPathKey } from '../../schemas/spell-address.ts'
import { showPath, type Fault } from '../read/fault.ts'
import type { JsonFile } from '../read/load-site.ts'
import { localize } from '../../runtime/model/i18n/localize.ts'
import { reportTo } from './report.ts'

interface Address {
  file: string
  at: string
  /** `{uid}` stays a parameter; other parameters are replaced by each of their words, or by `{*}`. */
  segments: string[]
}

/**
 * Fixed paths win over patterns; no two patterns may overlap, except those shared by several types:
 * their documents differ by uid.
 */
export function checkCollisions(
  pageTypes: readonly JsonFile<PageType>[],
  config: SiteConfig | undefined,
): Fault[] {
  const faults: Fault[] = []
  const seen: Address[] = []
  for (const { path: file, value } of pageTypes) {
    for (const [index, route] of value.routes.entries()) {
      const at = `/routes/${index}/path`
      const addresses = toAddresses(route, config).map((segments) => ({ file, at, segments }))
      const rival = addresses.flatMap((address) => {
        const other = seen.find((candidate) => collides(candidate, address))
        return other ? [{ address, other }] : []
      })[0]
      if (rival) {
        const { address, other } = rival
        reportTo(faults, file)(
          at,
          `The address /${address.segments.join('/')} collides with /${other.segments.join('/')} of ${showPath(other.file)}#${other.at}.`,
          'Change one of them: each path must belong to one page.',
        )
      }
      seen.push(...addresses)
    }
  }
  return faults
}

/** Whether a page type has pages at a path, which begins with its language but for the default one. */
export function hasPages(
  path: string,
  pageTypes: Iterable<PageType>,
  config: SiteConfig | undefined,
): boolean {
  const asked = toPathKey(path).split('/').filter(Boolean)
  const leadsTo = (segments: readonly string[]) => {
    const tree = segments.indexOf('{tree}')
    const fixed = tree < 0 ? segments : segments.slice(0, tree)
    if (tree < 0 ? asked.length !== fixed.length : asked.length <= fixed.length) return false
    return fixed.every((segment, index) => isOpen(segment) || segment === asked[index])
  }
  return [...pageTypes].some(({ routes }) =>
    routes.some((route) => toAddresses(route, config).some(leadsTo)),
  )
}

function toAddresses(route: RouteConfig, config: SiteConfig | undefined): string[][] {
  const locales = config?.locales ?? [{ code: '' }]
  return locales.flatMap(({ code }) => {
    const path = localize(route.path, code, locales)
    if (path === undefined) return []
    const prefix = code === (config?.defaultLocale ?? '') ? [] : [code]
    const parts = [...prefix, ...path.normalize('NFC').split('/').filter(Boolean)]
    return parts.reduce<string[][]>(
      (heads, part) => toWords(part, route).flatMap((word) => heads.map((head) => [...head, word])),
      [[]],
    )
  })
}

function toWords(part: string, route: RouteConfig): string[] {
  const name = /^\{(\w+)\}$/.exec(part)?.[1]
  if (name === undefined || name === 'uid' || name === 'tree') return [part]
  const parameter = route.parameters?.[name]
  if (parameter && 'parent' in parameter) return ['{*}']
  if (parameter && 'related' in parameter) return [anyUid]
  // Words of other locales are matched too: such a path redirects to the page's own.
  return [...new Set(Object.values(parameter?.segments ?? {}).flatMap(toTexts))].map((word) =>
    word.normalize('NFC'),
  )
}

/** Of a related document. Types whose paths overlap there differ by the uids of their documents. */
const anyUid = '{+}'

function collides(a: Address, b: Address): boolean {
  if (a.segments.length !== b.segments.length) return false
  const isRelated = [...a.segments, ...b.segments].includes(anyUid)
  if (isRelated && a.file !== b.file) return false
  const isFixed = (address: Address): boolean => !address.segments.some(isOpen)
  if (isFixed(a) !== isFixed(b)) return false
  if (!isFixed(a) && a.file !== b.file && a.segments.join('/') === b.segments.join('/'))
    return false
  return a.segments.every((segment, index) => {
    const other = b.segments[index]!
    return segment === other || isOpen(segment) || isOpen(other)
  })
}

function isOpen(segment: string): boolean {
  return segment.startsWith('{')
}

/** A segment of a path that a developer chooses. */
export const segmentPattern = String.raw`[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}-]+`

export const segmentWords = 'lower-case letters, digits and hyphens'

/** Of every locale that has one. */
export function toTexts(text: Localized): string[] {
  const texts = typeof text === 'string' ? [text] : Object.values(text)
  return texts.filter((local) => local !== undefined)
}
