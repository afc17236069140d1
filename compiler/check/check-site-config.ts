/** site.json, layouts, behaviours and messages: everything they name must exist and be complete. */
import type { Behaviours, CtaTarget, LayoutPart, SiteConfig } from '../../schemas/config-types.ts'
import { createAjv, withoutAnnotations } from '../read/create-ajv.ts'
import { didYouMean, type Fault } from '../read/fault.ts'
import { toValues, type SiteFiles } from '../read/load-site.ts'
import { toDocumentFields, toFields } from '../read/to-fields.ts'
import { listFallbacks } from '../../runtime/model/i18n/list-fallbacks.ts'
import { checkSiteFindability } from './check-findability.ts'
import { findZoneFault } from './check-format-options.ts'
import { checkMessages } from './check-messages.ts'
import { checkQuestion } from './check-question.ts'
import { checkRedirectType } from './check-redirect-documents.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkLocales } from './check-routes.ts'
import { findInDocument } from './find-target.ts'
import { findMisfit } from './fits.ts'
import { reportTo, type Report } from './report.ts'
import { findShapeFaults } from './shape-faults.ts'

function checkSearch({ search, locales }: SiteConfig, site: SiteFiles, report: Report): void {
  const codes = locales.map(({ code }) => code)
  const pageTypes = toValues(site.pageTypes)
  for (const locale of Object.keys(search?.synonyms ?? {})) {
    if (codes.includes(locale)) continue
    const at = `/search/synonyms/${locale}`
    report(at, `There is no locale "${locale}".`, didYouMean(locale, codes))
  }
  if (search?.page === undefined) return
  const sections = pageTypes.get(search.page)?.template ?? []
  if (sections.some((section) => 'query' in section && section.query.search)) return
  report(
    '/search/page',
    `The page type "${search.page}" has no list that can be searched.`,
    'Name a page type that has one, or add "search" to its query.',
  )
}

export function checkSiteConfig(
  site: SiteFiles,
  isWellFormed: (file: string) => boolean,
  roots: readonly string[],
): Fault[] {
  const faults: Fault[] = []
  if (site.site && isWellFormed(site.site.path)) {
    checkSiteFile(site.site.value, site, isWellFormed, reportTo(faults, site.site.path))
  }
  for (const [name, { path, value }] of site.layouts) {
    if (!isWellFormed(path)) continue
    const report = reportTo(faults, path)
    if (value.name !== name) {
      report(
        '/name',
        `The layout is called "${value.name}", but the file is named "${name}".`,
        'Give both the same name.',
      )
    }
    for (const side of ['before', 'after'] as const) {
      for (const [index, part] of value[side].entries()) {
        checkLayoutPart(part, site, `/${side}/${index}`, report)
      }
    }
  }
  for (const { path, value } of site.behaviours) {
    if (isWellFormed(path)) checkBehaviours(value, site, reportTo(faults, path))
  }
  return [...faults, ...checkMessages(site, roots)]
}

function checkSiteFile(
  config: SiteConfig,
  site: SiteFiles,
  isWellFormed: (file: string) => boolean,
  report: Report,
): void {
  const codes = config.locales.map((locale) => locale.code)
  for (const key of ['code', 'language'] as const) {
    for (const index of findRepeated(config.locales.map((locale) => locale[key]))) {
      report(
        `/locales/${index}/${key}`,
        `Two locales have the ${key} "${config.locales[index]?.[key]}".`,
        'Give each its own.',
      )
    }
  }
  for (const index of findRepeated(config.locales.map(({ name }) => name))) {
    const { name, iso } = config.locales[index]!
    const hint = `Visitors choose by it. Say what differs: "${nameOf(iso) ?? iso}".`
    report(`/locales/${index}/name`, `Two locales have the name "${name}".`, hint)
  }
  const currencies = Intl.supportedValuesOf('currency')
  for (const [index, { currency }] of config.locales.entries()) {
    if (currency === undefined || currencies.includes(currency)) continue
    const hint = didYouMean(currency, currencies)
    report(`/locales/${index}/currency`, `There is no currency "${currency}".`, hint)
  }
  for (const [index, { code, fallback, timeZone }] of config.locales.entries()) {
    const zoneFault = timeZone === undefined ? undefined : findZoneFault(timeZone)
    if (zoneFault) report(`/locales/${index}/timeZone`, ...zoneFault)
    if (fallback === undefined) continue
    const at = `/locales/${index}/fallback`
    const chain = listFallbacks(config.locales, code)
    if (!codes.includes(fallback))
      report(at, `There is no locale "${fallback}".`, didYouMean(fallback, codes))
    else if (fallback === code || chain.some((locale) => locale.fallback === code))
      report(at, `The locale "${code}" falls back to itself.`, 'Name another one, or none.')
  }
  if (!codes.includes(config.defaultLocale)) {
    report(
      '/defaultLocale',
      `There is no locale "${config.defaultLocale}".`,
      didYouMean(config.defaultLocale, codes),
    )
  }
  for (const key of ['notFound', 'uiTexts', 'sharingImage'] as const) {
    const type = config[key]
    if (type !== undefined) checkSingle(type, site, `/${key}`, report)
  }
  for (const [place, type] of Object.entries(config.consentTexts ?? {}))
    checkSingle(type, site, `/consentTexts/${place}`, report)
  for (const [name, target] of Object.entries(config.ctaTargets ?? {})) {
    checkCtaTarget(target, config, site, `/ctaTargets/${name}`, report)
  }
  for (const [index, { locale, layout }] of (config.landingRules ?? []).entries()) {
    const layouts = [...site.layouts.keys()]
    if (!layouts.includes(layout)) {
      const message = `There is no layout "${layout}".`
      report(`/landingRules/${index}/layout`, message, didYouMean(layout, layouts))
    }
    if (locale === undefined || codes.includes(locale)) continue
    report(
      `/landingRules/${index}/locale`,
      `There is no locale "${locale}".`,
      didYouMean(locale, codes),
    )
  }
  const pageTypes = [...site.pageTypes.values()]
  const areAllKnown =
    codes.includes(config.defaultLocale) && pageTypes.every(({ path }) => isWellFormed(path))
  checkRedirects(config, areAllKnown ? pageTypes.map(({ value }) => value) : undefined, report)
  checkRedirectType(config, site, report)
  checkRouteRules(config, report)
  checkSiteFindability(config, site, report)
  checkSearch(config, site, report)
  const { breakpoints, fallbackBreakpoint } = config
  if (breakpoints && fallbackBreakpoint !== undefined && !(fallbackBreakpoint in breakpoints)) {
    report(
      '/fallbackBreakpoint',
      `There is no breakpoint "${fallbackBreakpoint}".`,
      didYouMean(fallbackBreakpoint, Object.keys(breakpoints)),
    )
  }
}

function checkRouteRules({ routeRules = [] }: SiteConfig, report: Report): void {
  for (const [index, rule] of routeRules.entries()) {
    for (const [position, name] of (rule.middleware ?? []).entries()) {
      report(
        `/routeRules/${index}/middleware/${position}`,
        `Unknown route middleware: the rule for ${rule.path} names "${name}".`,
        'The engine has no route middleware: remove "middleware".',
      )
    }
  }
}

function checkCtaTarget(
  { type, uid, url }: CtaTarget,
  config: SiteConfig,
  { pageTypes }: SiteFiles,
  at: string,
  report: Report,
): void {
  if (type === undefined && url === undefined) {
    report(at, 'This link has no target.', 'Give it a "type" with "uid", or a "url".')
  }
  if (type !== undefined && !pageTypes.has(type)) {
    report(`${at}/type`, `There is no page type "${type}".`, didYouMean(type, pageTypes.keys()))
  }
  if (uid) checkLocales(uid, `${at}/uid`, config, report)
  if (url) checkLocales(url, `${at}/url`, config, report)
}

function checkLayoutPart(part: LayoutPart, site: SiteFiles, at: string, report: Report): void {
  const { schemas } = site
  const slice = schemas.slices.get(part.slice)
  if (!slice) {
    report(
      `${at}/slice`,
      `There is no slice "${part.slice}".`,
      didYouMean(part.slice, schemas.slices.keys()),
    )
  } else if (!slice.wiring.frame) {
    report(
      `${at}/slice`,
      `The slice "${part.slice}" is not part of the page frame.`,
      'Set "frame": true in its wiring, or put it into a page type.',
    )
  }
  const document = schemas.documents.get(part.single)
  checkSingle(part.single, site, `${at}/single`, report)
  if (!document) return
  const sources = toDocumentFields(document.schema, schemas)
  if (part.when !== undefined) findInDocument(part.when, sources, schemas, report, `${at}/when`)
  for (const field of slice ? toFields(slice.schema, schemas) : []) {
    const source = sources.find((candidate) => candidate.name === field.name)
    if (source) {
      const misfit = findMisfit({ kind: source.kind, field: source }, field, schemas)
      if (misfit)
        report(
          at,
          `"${field.name}" of ${part.single} does not fit the slice "${part.slice}": ${misfit}.`,
          'Change one of the two schemas.',
        )
    } else if (field.required) {
      report(
        at,
        `The slice "${part.slice}" needs "${field.name}", which ${part.single} does not have.`,
        'Change one of the two schemas.',
      )
    }
  }
}

function checkSingle(type: string, { schemas }: SiteFiles, at: string, report: Report): void {
  const document = schemas.documents.get(type)
  if (!document) {
    report(at, `There is no document type "${type}".`, didYouMean(type, schemas.documents.keys()))
  } else if (document.schema['x-editor']?.repeatable) {
    report(
      at,
      `There can be many documents of the type "${type}", but exactly one is needed here.`,
      'Name a single, or set "repeatable": false in its schema.',
    )
  }
}

function checkBehaviours(
  { actors }: Behaviours,
  { behaviours, machines, schemas }: SiteFiles,
  report: Report,
): void {
  const isAsked = behaviours.some(({ value }) => value.actors.some(({ id }) => id === 'consent'))
  const ajv = createAjv(schemas, { verbose: true, strict: false })
  for (const index of findRepeated(actors.map((actor) => actor.id))) {
    report(
      `/actors/${index}/id`,
      `Two actors have the id "${actors[index]?.id}".`,
      'Give each its own id.',
    )
  }
  for (const [index, { machine: id, input = {}, asks, consent }] of actors.entries()) {
    if (consent !== undefined && !isAsked) {
      const message = 'It never starts: nothing asks for the consent that it waits for.'
      const hint = 'Add an actor "consent" to site-config/behaviours.json.'
      report(`/actors/${index}/consent`, message, hint)
    }
    const machine = machines.get(id)
    if (!machine) {
      report(
        `/actors/${index}/machine`,
        `There is no machine "${id}".`,
        didYouMean(id, machines.keys()),
      )
      continue
    }
    if (asks) checkQuestion(asks, machine.value, `/actors/${index}/asks`, report)
    const declared = machine.value.schemas?.input?.properties ?? {}
    for (const [name, value] of Object.entries(input)) {
      const path = `/actors/${index}/input/${name}`
      if (name in declared) {
        const schema = withoutAnnotations(declared[name] as object)
        const found = findShapeFaults(ajv, schema, value, { file: '', path })
        for (const fault of found) report(fault.path, fault.message, fault.hint)
      } else {
        const known = Object.keys(declared)
        report(path, `The machine "${id}" has no input "${name}".`, didYouMean(name, known))
      }
    }
  }
}

/** Indexes of values that occurred before. */
function findRepeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))
}

/** In its own language, with its market: `Deutsch (Schweiz)`. */
function nameOf(iso: string): string | undefined {
  const own = new Intl.DisplayNames(iso, { type: 'language', languageDisplay: 'standard' })
  return own.of(iso)
}
