/** Page types: everything they name must exist and fit. */
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { PageType } from '../../schemas/config-types.ts'
import { didYouMean, type Fault } from '../read/fault.ts'
import type { JsonFile, SiteFiles } from '../read/load-site.ts'
import { toDocumentFields } from '../read/to-fields.ts'
import type { BindingContext } from './check-bindings.ts'
import { checkCard, checkSearchable } from './check-card.ts'
import { checkLink } from './check-fields.ts'
import { checkFindability } from './check-findability.ts'
import { checkRoutes } from './check-routes.ts'
import { hasCurrency } from './check-format-options.ts'
import { knownMessages } from './check-messages.ts'
import { checkSections } from './check-sections.ts'
import { checkTree } from './check-trees.ts'
import { expectKind } from './check-words.ts'
import { reportTo } from './report.ts'

export function checkPageTypes(
  site: SiteFiles,
  ajv: Ajv2020,
  isWellFormed: (file: string) => boolean,
): Fault[] {
  const { schemas } = site
  const faults: Fault[] = []
  const messages = knownMessages(site)
  const pageTypes = new Map([...site.pageTypes.values()].map(({ value }) => [value.type, value]))
  const sound: JsonFile<PageType>[] = []
  for (const [name, { path, value }] of site.pageTypes) {
    if (!isWellFormed(path)) continue
    const report = reportTo(faults, path)
    if (value.type !== name) {
      report(
        '/type',
        `The type is "${value.type}", but the file is named "${name}".`,
        'Give both the same name.',
      )
      continue
    }
    sound.push({ path, value })
    const document = schemas.documents.get(value.type)
    if (!document) {
      report(
        '/type',
        `There is no document type "${value.type}".`,
        didYouMean(value.type, schemas.documents.keys()),
      )
    }
    if (!site.layouts.has(value.layout)) {
      report(
        '/layout',
        `There is no layout "${value.layout}".`,
        didYouMean(value.layout, site.layouts.keys()),
      )
    }
    for (const [index, link] of (value.links ?? []).entries()) {
      checkLink(link, schemas, report, `/links/${index}`)
    }
    checkHydrate(value, site, report)
    if (!document) continue
    const fields = toDocumentFields(document.schema, schemas)
    const context = {
      schemas,
      fields,
      messages,
      hasCurrency: hasCurrency(site),
      pageTypes,
      pageType: value,
      ajv,
      report,
    }
    checkTemplate(value, context)
    checkHead(value, context)
    checkFrame(value, context)
    checkCard(value, context)
    checkSearchable(value, site.site?.value.search !== undefined, context)
    checkFindability(value, site, context)
    checkTree(value, context)
    checkOverrides(value, site, context)
  }
  return [...faults, ...checkRoutes(site, sound)]
}

/** What a route says instead of its page type. */
function checkOverrides({ routes }: PageType, site: SiteFiles, context: BindingContext): void {
  for (const [index, route] of routes.entries()) {
    const report: BindingContext['report'] = (path, ...rest) =>
      context.report(`/routes/${index}${path}`, ...rest)
    const own = { ...context, report }
    const { template, head, navbar, layout } = route
    if (layout !== undefined && !site.layouts.has(layout)) {
      const hint = didYouMean(layout, site.layouts.keys())
      report('/layout', `There is no layout "${layout}".`, hint)
    }
    if (template) checkTemplate({ ...noPage, template }, own)
    if (head) checkHead({ ...noPage, head }, own)
    if (navbar) checkFrame({ ...noPage, navbar }, own)
  }
}

const noPage: PageType = { type: '', routes: [], template: [], head: { title: [] }, layout: '' }

function checkHydrate(
  pageType: PageType,
  { schemas }: SiteFiles,
  report: BindingContext['report'],
): void {
  for (const slice of Object.keys(pageType.hydrate ?? {})) {
    const source = schemas.slices.get(slice)
    if (!source)
      report(
        `/hydrate/${slice}`,
        `There is no slice "${slice}".`,
        didYouMean(slice, schemas.slices.keys()),
      )
    else if (source.wiring.machine === undefined) {
      report(
        `/hydrate/${slice}`,
        `The slice "${slice}" has no machine, so it is never hydrated.`,
        'Remove it.',
      )
    }
  }
}

function checkTemplate({ template }: PageType, context: BindingContext): void {
  checkSections(template, '/template', context)
}

const texts = ['key-text', 'title', 'rich-text', 'select']

function checkHead({ head }: PageType, context: BindingContext): void {
  const check = (name: 'title' | 'description' | 'image', kinds: readonly string[]) => {
    const pointers = head[name]
    if (typeof pointers === 'string') return expectKind(pointers, kinds, `/head/${name}`, context)
    for (const [index, pointer] of (pointers ?? []).entries()) {
      expectKind(pointer, kinds, `/head/${name}/${index}`, context)
    }
  }
  check('title', [...texts, 'uid'])
  check('description', texts)
  check('image', ['image'])
  if (typeof head.noindex === 'string')
    expectKind(head.noindex, ['boolean'], '/head/noindex', context)
}

function checkFrame({ navbar = {} }: PageType, context: BindingContext): void {
  const { contentColor, cta } = navbar
  if (contentColor?.startsWith('/')) {
    expectKind(contentColor, ['select', 'key-text'], '/navbar/contentColor', context)
  }
  if (cta !== undefined) expectKind(cta, ['cta'], '/navbar/cta', context)
}
