/** Redirects of site.json: each must be able to work, and to come to an end (ROUTE-42). */
import type { PageType, RouteRule, SiteConfig } from '../../schemas/config-types.ts'
import { encodeAddress, toSourceKey } from '../../schemas/spell-address.ts'
import { didYouMean } from '../read/fault.ts'
import { hasPages, toTexts } from './check-collisions.ts'
import type { Report } from './report.ts'

/** @param pageTypes - undefined where not all of them are known */
export function checkRedirects(
  config: SiteConfig,
  pageTypes: readonly PageType[] | undefined,
  report: Report,
): void {
  const { routeRules = [], defaultLocale } = config
  const toKey = (path: string) => toSourceKey(path, defaultLocale)
  const sources = new Map<string, number>()
  for (const [index, { path }] of routeRules.entries()) {
    const at = `/routeRules/${index}/path`
    const fault = findSourceFault(path)
    if (fault) report(at, ...fault)
    const first = sources.get(toKey(path))
    if (first === undefined) sources.set(toKey(path), index)
    else {
      const written = routeRules[first]!.path
      const same = written === path ? '' : `, which is the same as "${written}"`
      report(at, `Two rules have the path "${path}"${same}.`, 'Keep one.')
    }
  }
  const targets = new Map<string, string>()
  const isThere = (path: string) =>
    !pageTypes || sources.has(path) || isFile(path) || hasPages(path, pageTypes, config)
  for (const [index, rule] of routeRules.entries()) {
    const to = targetOf(rule)
    if (to === undefined) continue
    const at = `/routeRules/${index}/redirect${typeof rule.redirect === 'string' ? '' : '/to'}`
    const fault = findTargetFault(to)
    if (fault) report(at, ...fault)
    else if (to.startsWith('/')) {
      const key = toKey(to.replace(/[?#].*$/s, ''))
      targets.set(toKey(rule.path), key)
      if (!isThere(key)) report(at, ...toNowhere(to, pageTypes ?? []))
    }
  }
  for (const loop of findLoops(targets)) {
    const way = [...loop, loop[0]].join(' to ')
    report(
      `/routeRules/${sources.get(loop[0]!)}/redirect`,
      loop.length === 1
        ? `The rule for ${loop[0]} redirects to itself, without end.`
        : `These rules redirect in a circle, without end: ${way}.`,
      'Let it lead to a page, or remove the rule.',
    )
  }
}

const targetOf = ({ redirect }: RouteRule) =>
  typeof redirect === 'string' ? redirect : redirect?.to

type Said = [message: string, hint: string]

/** Such as a PDF: what a site serves beside its pages is not looked at. */
const isFile = (path: string) => /\.\w+$|^\/(?:[._]|search$)/.test(path)

function toNowhere(to: string, pageTypes: readonly PageType[]): Said {
  const paths = pageTypes.flatMap(({ routes }) => routes.flatMap(({ path }) => toTexts(path)))
  return [`No page type has a page at "${to}".`, didYouMean(to, new Set(paths))]
}

function findSourceFault(path: string): Said | undefined {
  if (/[?#]/.test(path)) {
    return [
      `No request matches the path "${path}": rules are found by path alone, without "?" and "#".`,
      'Leave out what begins there; the query of a request is added to that of the target.',
    ]
  }
  if (path.includes('*')) {
    return [
      `No request matches the path "${path}": a rule is about one path, and "*" stands for itself.`,
      'Write a rule for each path.',
    ]
  }
  return undefined
}

function findTargetFault(to: string): Said | undefined {
  if (!/^(?:\/(?![/\\])|https?:\/\/[^/])/i.test(to) || !isAddress(to)) {
    return [
      `"${to}" is no address that a redirect can lead to.`,
      'Write a path of this site, such as "/pricing", or a whole address with https://.',
    ]
  }
  return undefined
}

function isAddress(text: string): boolean {
  try {
    encodeAddress(text)
    return true
  } catch {
    return false
  }
}

/** Each circle once, beginning with the path that comes first. */
function findLoops(targets: ReadonlyMap<string, string>): string[][] {
  const loops: string[][] = []
  const seen = new Set<string>()
  for (const start of targets.keys()) {
    const way: string[] = []
    for (let at: string | undefined = start; at !== undefined; at = targets.get(at)) {
      const from = way.indexOf(at)
      if (from >= 0) loops.push(way.slice(from))
      if (from >= 0 || seen.has(at)) break
      seen.add(at)
      way.push(at)
    }
  }
  return loops
}
