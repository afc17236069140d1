/** Addresses: complete in every locale, well formed, and no two that the same path could mean. */
import {
  type Localized,
  type PageType,
  type ParentParameter,
  type RouteConfig,
  type SiteConfig,
} from '../../schemas/config-types.ts'
import { didYouMean, showPath, type Fault } from '../read/fault.ts'
import type { JsonFile, SiteFiles } from '../read/load-site.ts'
import { toDocumentFields, type Field } from '../read/to-fields.ts'
import { localize } from '../../runtime/model/i18n/localize.ts'
import { checkCollisions, segmentPattern, segmentWords, toTexts } from './check-collisions.ts'
import { checkTreePath } from './check-trees.ts'
import { findInDocument } from './find-target.ts'
import { reportTo, type Report } from './report.ts'

export function checkRoutes(site: SiteFiles, pageTypes: readonly JsonFile<PageType>[]): Fault[] {
  const faults: Fault[] = []
  for (const { path, value } of pageTypes) {
    const document = site.schemas.documents.get(value.type)
    const fields = document ? toDocumentFields(document.schema, site.schemas) : []
    for (const [index, route] of value.routes.entries()) {
      const report = reportTo(faults, path)
      const at = `/routes/${index}`
      checkLocales(route.path, `${at}/path`, site.site?.value, report)
      for (const text of toTexts(route.path)) {
        checkPath(text, route, `${at}/path`, report)
        checkTreePath(text, value, `${at}/path`, report)
      }
      if (!document) continue
      checkUid(route, fields, document.schema['x-editor']?.repeatable, `${at}/path`, report)
      checkParameters(route, fields, site, at, report)
    }
  }
  return [...faults, ...checkNames(pageTypes), ...checkCollisions(pageTypes, site.site?.value)]
}

/** A text per locale is there for each, its own or that of one that stands in for it, and for no other. */
export function checkLocales(
  text: Localized,
  at: string,
  config: SiteConfig | undefined,
  report: Report,
): void {
  if (typeof text === 'string' || !config) return
  const codes = config.locales.map((locale) => locale.code)
  for (const code of codes) {
    if (localize(text, code, config.locales) === undefined)
      report(at, `The locale "${code}" has no text here.`, `Add "${code}".`)
  }
  for (const code of Object.keys(text)) {
    if (!codes.includes(code))
      report(`${at}/${code}`, `There is no locale "${code}".`, didYouMean(code, codes))
  }
}

const part = String.raw`(?:${segmentPattern}|\{\w+\})`
const pathPattern = new RegExp(`^/(?:${part}(?:/${part})*)?$`, 'u')

function checkPath(path: string, route: RouteConfig, at: string, report: Report): void {
  if (!pathPattern.test(path)) {
    report(
      at,
      `"${path}" is not a valid path: use segments of ${segmentWords}, or {parameters}, without a trailing slash.`,
      'Example: /customers/{uid}.',
    )
  }
  for (const name of namesIn(path)) {
    if (name === 'uid' || name === 'tree' || route.parameters?.[name]) continue
    report(
      at,
      `The parameter {${name}} has no segments.`,
      `Add "${name}" to "parameters", or correct the name.`,
    )
  }
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

function checkUid(
  route: RouteConfig,
  fields: readonly Field[],
  isRepeatable: boolean | undefined,
  at: string,
  report: Report,
): void {
  const names = toTexts(route.path).map(namesIn)
  const parameter = names.flat().includes('tree') ? '{tree}' : '{uid}'
  const usesUid =
    route.uid !== undefined || names.every((each) => each.includes('uid') || each.includes('tree'))
  const hasUid = fields.some((field) => field.kind === 'uid')
  if (usesUid && !hasUid) {
    report(
      at,
      `The path has ${parameter}, but documents of this type have none.`,
      `Add a field "uid" of kind uid to the document schema, or remove ${parameter}.`,
    )
  }
  if (!usesUid && isRepeatable) {
    report(
      at,
      'Many documents of this type share one path.',
      'Put {uid} into the path, or make the type a single: "repeatable": false.',
    )
  }
}

function checkParameters(
  route: RouteConfig,
  fields: readonly Field[],
  site: SiteFiles,
  at: string,
  report: Report,
): void {
  const used = toTexts(route.path).flatMap(namesIn)
  for (const [name, parameter] of Object.entries(route.parameters ?? {})) {
    const here = `${at}/parameters/${name}`
    if (!used.includes(name))
      report(here, `No path uses the parameter "${name}".`, didYouMean(name, used))
    if ('parent' in parameter) {
      checkParent(parameter, site, `${here}/parent`, report)
      continue
    }
    if ('related' in parameter) {
      const place = `${here}/related`
      const target = findInDocument(parameter.related, fields, site.schemas, report, place)
      if (target && target.kind !== 'content-relationship')
        report(
          place,
          `${parameter.related} is of kind ${target.kind}; it must lead to a document.`,
          'Name a content-relationship.',
        )
      continue
    }
    const values = Object.keys(parameter.segments)
    for (const [value, text] of Object.entries(parameter.segments)) {
      checkLocales(text, `${here}/segments/${value}`, site.site?.value, report)
    }
    if (!values.includes(parameter.default)) {
      report(
        `${here}/default`,
        `The default "${parameter.default}" has no segment.`,
        didYouMean(parameter.default, values),
      )
    }
    const target = findInDocument(parameter.field, fields, site.schemas, report, `${here}/field`)
    const options = target?.field?.schema.enum
    if (!options) {
      if (target)
        report(
          `${here}/field`,
          `${parameter.field} is of kind ${target.kind}; only a select has known values.`,
          'Name a select field.',
        )
      continue
    }
    for (const option of options.filter((value) => !values.includes(value))) {
      report(
        `${here}/segments`,
        `The value "${option}" of ${parameter.field} has no segment.`,
        `Add "${option}".`,
      )
    }
    for (const value of values.filter((candidate) => !options.includes(candidate))) {
      report(
        `${here}/segments/${value}`,
        `${parameter.field} cannot be "${value}".`,
        didYouMean(value, options),
      )
    }
  }
}

/** A page type whose documents have uids and list others. */
function checkParent(
  { parent }: ParentParameter,
  { schemas, pageTypes }: SiteFiles,
  at: string,
  report: Report,
): void {
  const document = pageTypes.has(parent.type) ? schemas.documents.get(parent.type) : undefined
  if (!document) {
    const hint = didYouMean(parent.type, pageTypes.keys())
    return report(`${at}/type`, `There is no page type "${parent.type}".`, hint)
  }
  const fields = toDocumentFields(document.schema, schemas)
  if (!fields.some((field) => field.kind === 'uid')) {
    report(
      `${at}/type`,
      `Documents of the type "${parent.type}" have no uid to put into a path.`,
      'Name another type.',
    )
  }
  const pointer = parent.field.replaceAll('/*', '/0')
  const target = findInDocument(pointer, fields, schemas, report, `${at}/field`)
  if (target && target.kind !== 'content-relationship') {
    report(
      `${at}/field`,
      `${parent.field} is of kind ${target.kind}; it must link to documents.`,
      'Name a content-relationship: /data/articles/*/article.',
    )
  }
}

function checkNames(pageTypes: readonly JsonFile<PageType>[]): Fault[] {
  const faults: Fault[] = []
  const owners = new Map<string, string>()
  for (const { path, value } of pageTypes) {
    for (const [index, { name }] of value.routes.entries()) {
      const owner = owners.get(name)
      if (owner !== undefined) {
        reportTo(faults, path)(
          `/routes/${index}/name`,
          `The route name "${name}" is taken by ${showPath(owner)}.`,
          'Choose another name; page views are reported under it.',
        )
      }
      owners.set(name, path)
    }
  }
  return faults
}
