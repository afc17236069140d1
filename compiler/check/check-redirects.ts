/** Redirects of site.json: each must be able to work, and to come to an end (ROUTE-42). */
import type { PageType, RouteRule, SiteConfig } from '../../schemas/config-types.ts'
import {
  findLoops,
  findSourceFault,
  findTargetFault,
  sayLoop,
  toTargetPath,
} from '../../schemas/redirect-faults.ts'
import { toSourceKey } from '../../schemas/spell-address.ts'
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
      const key = toKey(toTargetPath(to))
      targets.set(toKey(rule.path), key)
      if (!isThere(key)) report(at, ...toNowhere(to, pageTypes ?? []))
    }
  }
  for (const loop of findLoops(targets)) {
    report(
      `/routeRules/${sources.get(loop[0]!)}/redirect`,
      sayLoop(loop),
      'Let it lead to a page, or remove the rule.',
    )
  }
}

const targetOf = ({ redirect }: RouteRule) =>
  typeof redirect === 'string' ? redirect : redirect?.to

/** Such as a PDF: what a site serves beside its pages is not looked at. */
const isFile = (path: string) => /\.\w+$|^\/(?:[._]|search$)/.test(path)

function toNowhere(to: string, pageTypes: readonly PageType[]): [message: string, hint: string] {
  const paths = pageTypes.flatMap(({ routes }) => routes.flatMap(({ path }) => toTexts(path)))
  return [`No page type has a page at "${to}".`, didYouMean(to, new Set(paths))]
}
