/** Redirects that editors write as documents, judged as those of site.json are: what cannot work is left out and told. */
import { isObject } from '#schemas/is-object.ts'
import {
  findLoops,
  findSourceFault,
  findTargetFault,
  sayLoop,
  toTargetPath,
  type RedirectFault,
} from '#schemas/redirect-faults.ts'
import { toPathKey, toSourceKey } from '#schemas/spell-address.ts'
import type { RedirectDocuments } from '#schemas/config-types.ts'
import {
  findLocaleOfLanguage,
  localePrefix,
  type SiteConfig,
} from '../../model/config/site-config.ts'
import { expandPointer, getAt } from '../../model/documents/pointer.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import type { RouteTable } from '../../model/routes.ts'
import { allowLink } from '../resolve/fields/allow-link.ts'
import { toHref } from '../route/route-table.ts'

export interface DocumentRedirect {
  /** The path it is found by, in the one spelling of `toPathKey`. */
  key: string
  /** As it stands in an address, percent-encoded where the editor did. */
  source: string
  location: string
  status: 301 | 302
  document: RawDocument
  /** Pointers in the document. */
  at: { from: string; to: string }
}

export interface RedirectDocumentFault {
  document: RawDocument
  /** Pointer in the document. */
  path: string
  message: string
  hint: string
}

export interface RedirectFacts {
  config: SiteConfig
  /** Undefined: every whole address is taken for one of the site. */
  baseUrl?: string | undefined
  routes: Pick<RouteTable, 'toPaths'>
}

export interface CompiledRedirects {
  /** By key. */
  rules: ReadonlyMap<string, DocumentRedirect>
  faults: readonly RedirectDocumentFault[]
}

/** Redirects of a site; more are left out. */
const mostRedirects = 20_000

/** Of two with one path the document that was published first keeps it. */
export function compileRedirects(
  documents: readonly RawDocument[],
  fields: RedirectDocuments,
  facts: RedirectFacts,
): CompiledRedirects {
  const faults: RedirectDocumentFault[] = []
  const rules = new Map<string, DocumentRedirect>()
  const own = new Set(
    (facts.config.routeRules ?? []).map(({ path }) =>
      toSourceKey(path, facts.config.defaultLocale),
    ),
  )
  for (const document of documents.toSorted(byFirstPublication)) {
    const targets = expandPointer(document, fields.to)
    for (const [index, from] of expandPointer(document, fields.from).entries()) {
      const at = { from, to: targets[index] ?? fields.to }
      if (isLeftOut(document, at, fields, index)) continue
      const tell = (path: string, [message, hint]: RedirectFault) =>
        faults.push({ document, path, message, hint })
      const source = readSource(document, at.from, facts)
      const target = readTarget(document, at.to, facts)
      if (isFault(source)) tell(at.from, source)
      else if (isFault(target)) tell(at.to, target)
      else {
        const key = toSourceKey(source, facts.config.defaultLocale)
        const rival = rules.get(key)
        if (own.has(key)) tell(at.from, takenBySite(source))
        else if (rival) tell(at.from, takenBy(source, rival))
        else if (rules.size >= mostRedirects) tell(at.from, tooMany)
        else {
          const status = isTemporary(document, fields, index) ? 302 : 301
          rules.set(key, { key, source, location: target, status, document, at })
        }
      }
    }
  }
  for (const loop of findLoops(toTargets(rules, facts.config))) {
    // Of a circle through rules of site.json only what editors wrote is left out: it is the younger.
    for (const rule of loop.flatMap((key) => rules.get(key) ?? [])) {
      rules.delete(rule.key)
      const [message, hint] = [sayLoop(loop), 'Let it lead to a page, or remove the redirect.']
      faults.push({ document: rule.document, path: rule.at.to, message, hint })
    }
  }
  return { rules, faults }
}

const tooMany: RedirectFault = [
  `There are more than ${mostRedirects} redirects: this one is left out.`,
  'Remove those that nobody follows any more.',
]

const takenBySite = (path: string): RedirectFault => [
  `The site itself has a rule for the path "${path}", which comes first.`,
  'Remove this redirect, or ask the developers to remove the rule from routeRules of site-config/site.json.',
]

const takenBy = (path: string, { document }: DocumentRedirect): RedirectFault => [
  `Two redirects have the path "${path}": the document ${document.uid ?? document.id} has it, too.`,
  'Keep one.',
]

function byFirstPublication(a: RawDocument, b: RawDocument): number {
  const [first, second] = [a, b].map(
    ({ first_publication_date: date, id }) => `${date ?? '9999'} ${id}`,
  ) as [string, string]
  return first < second ? -1 : 1
}

const isFault = (read: string | RedirectFault): read is RedirectFault => typeof read !== 'string'

function readSource(
  document: RawDocument,
  at: string,
  facts: RedirectFacts,
): string | RedirectFault {
  const written = getAt(document, at)
  const text = typeof written === 'string' ? written.trim() : ''
  if (text === '') {
    return ['The redirect has no path, so no request matches it.', 'Write one, such as "/prices".']
  }
  const address = toSiteAddress(
    /^(?:[a-z][\w+.-]*:|\/|www\.)/i.test(text) ? text : `/${text}`,
    facts,
  )
  if (!address?.startsWith('/')) {
    return [
      `"${text}" is no path of this site, so no request matches it.`,
      'Write the part of the address after the name of the site, such as "/prices".',
    ]
  }
  return findSourceFault(address) ?? toLocalPath(address, document, facts.config)
}

function readTarget(
  document: RawDocument,
  at: string,
  facts: RedirectFacts,
): string | RedirectFault {
  const value = getAt(document, at)
  if (typeof value === 'string' && value.trim() !== '') return readAddress(value, document, facts)
  if (isObject(value)) {
    const { link_type: kind, url, type, uid, id } = value
    if (kind === 'Document') {
      const [path] = facts.routes.toPaths({ lang: document.lang, ...value } as never)
      if (path !== undefined) return toHref(path)
      const name = `${String(type ?? 'document')} ${String(uid ?? id ?? '')}`.trim()
      return [
        `The redirect leads to nothing: ${name} is not published, or has no page of its own.`,
        'Choose another target, or publish it.',
      ]
    }
    if (typeof url === 'string' && url !== '') return readAddress(url, document, facts)
  }
  return ['The redirect leads to nothing: it has no target.', 'Choose a page, or write an address.']
}

function readAddress(
  written: string,
  document: RawDocument,
  facts: RedirectFacts,
): string | RedirectFault {
  const address = toSiteAddress(written, facts) ?? written
  const fault = findTargetFault(address)
  if (fault) return fault
  return address.startsWith('/') ? toLocalPath(address, document, facts.config) : address
}

/** A path of the site, or a whole address of another one; undefined for what is neither. */
function toSiteAddress(written: string, { baseUrl }: RedirectFacts): string | undefined {
  const allowed = allowLink(written, baseUrl ?? originOf(written))
  return allowed && ['internal', 'external'].includes(allowed.kind) ? allowed.href : undefined
}

const originOf = (address: string) =>
  URL.canParse(address.trim()) ? new URL(address.trim()).origin : undefined

/** A path that names no language is one of the document's. Files have none. */
function toLocalPath(address: string, { lang }: RawDocument, config: SiteConfig): string {
  const locale = findLocaleOfLanguage(config, lang)
  const prefix = locale ? localePrefix(config, locale.code) : ''
  const path = toTargetPath(address)
  const [, first = ''] = path.split('/')
  const hasLanguage = config.locales.some(({ code }) => code === first)
  if (prefix === '' || hasLanguage || /\.[^/]*$/.test(path)) return address
  return address === '/' ? prefix : prefix + address
}

/** One that is switched off, and an empty row of a group. */
function isLeftOut(
  document: RawDocument,
  { from, to }: DocumentRedirect['at'],
  { from: pointer, active }: RedirectDocuments,
  index: number,
): boolean {
  if (readItem(document, active, index) === false) return true
  const target = getAt(document, to)
  const isEmpty = !target || (isObject(target) && !target['url'] && !target['id'] && !target['uid'])
  return pointer.includes('*') && isEmpty && !getAt(document, from)
}

function isTemporary(
  document: RawDocument,
  { temporary, permanent }: RedirectDocuments,
  index: number,
): boolean {
  const value = readItem(document, temporary, index)
  if (value === true || readItem(document, permanent, index) === false) return true
  return typeof value === 'string' && /^(?:temporary|302|303|307)\b/i.test(value)
}

function readItem(document: RawDocument, pointer: string | undefined, index: number): unknown {
  if (pointer === undefined) return undefined
  return getAt(document, expandPointer(document, pointer)[index] ?? pointer)
}

/** Where paths lead within the site, those of site.json included. */
function toTargets(
  rules: ReadonlyMap<string, DocumentRedirect>,
  { routeRules = [], defaultLocale }: SiteConfig,
): Map<string, string> {
  const own = routeRules.flatMap(({ path, redirect }) => {
    const to = typeof redirect === 'string' ? redirect : redirect?.to
    return to === undefined ? [] : [[toSourceKey(path, defaultLocale), to] as const]
  })
  const all = [...own, ...[...rules].map(([key, { location }]) => [key, location] as const)]
  return new Map(
    all.flatMap(([key, to]) =>
      to.startsWith('/') ? [[key, toSourceKey(toTargetPath(to), defaultLocale)] as const] : [],
    ),
  )
}

/** The rule of a path as a request has it. */
export function findRule({ rules }: CompiledRedirects, path: string): DocumentRedirect | undefined {
  return rules.size === 0 ? undefined : rules.get(toPathKey(path))
}
