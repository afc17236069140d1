/** Redirects that editors wrote into files of content: each must be able to work, as those of site.json must (ROUTE-42). */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PageType, RedirectDocuments, SiteConfig } from '../../schemas/config-types.ts'
import { isObject } from '../../schemas/is-object.ts'
import type { RawDocument } from '../../runtime/model/ports/content-source.ts'
import type { PathSubject } from '../../runtime/model/routes.ts'
import { compileRedirects } from '../../runtime/page/redirects/compile-redirects.ts'
import { createRouteTable } from '../../runtime/page/route/route-table.ts'
import { didYouMean, type Fault } from '../read/fault.ts'
import { toValues, type SiteFiles } from '../read/load-site.ts'
import { JsonReader } from '../read/read-json.ts'
import { toFirstItem } from './check-words.ts'
import { findInDocument } from './find-target.ts'
import { toDocumentFields } from '../read/to-fields.ts'
import { reportTo, type Report } from './report.ts'

interface FileDocument extends Pick<RawDocument, 'id' | 'type' | 'lang' | 'uid' | 'data'> {
  file: string
  former: readonly string[]
}

/** What site.json says of them: the type, and fields of it. */
export function checkRedirectType(
  { redirects }: SiteConfig,
  { schemas }: SiteFiles,
  report: Report,
): void {
  if (!redirects) return
  const document = schemas.documents.get(redirects.type)
  if (!document) {
    const message = `There is no document type "${redirects.type}".`
    report('/redirects/type', message, didYouMean(redirects.type, schemas.documents.keys()))
    return
  }
  const fields = toDocumentFields(document.schema, schemas)
  for (const key of ['from', 'to', 'temporary', 'permanent', 'active'] as const) {
    const pointer = redirects[key]
    if (pointer !== undefined)
      findInDocument(toFirstItem(pointer), fields, schemas, report, `/redirects/${key}`)
  }
}

/** Of the content folders of all roots. Where a document stands that is moved with others is not known here. */
export function checkRedirectDocuments(roots: readonly string[], site: SiteFiles): Fault[] {
  const config = site.site?.value
  const fields = config?.redirects
  if (!config || !fields || !hasAny(roots, fields)) return []
  const documents = readDocuments(roots)
  // Of content that another root brings in languages this site leaves out, nobody sees anything.
  const languages = new Set(config.locales.map(({ language }) => language))
  const written = documents.filter(({ type, lang }) => type === fields.type && languages.has(lang))
  const files = new Map(written.map((document) => [document.id, document.file]))
  const faults: Fault[] = []
  const routes = { toPaths: createPathFinder(site, config, documents) }
  const raws = written.map((document) => toRaw(document))
  for (const { document, path, message, hint } of compileRedirects(raws, fields, { config, routes })
    .faults) {
    reportTo(faults, files.get(document.id)!)(path, message, hint)
  }
  return faults
}

/** A site without any need not read its content. */
function hasAny(roots: readonly string[], { type }: RedirectDocuments): boolean {
  return roots.some((root) => {
    const folder = join(root, 'content/documents')
    return (
      existsSync(folder) && readdirSync(folder).some((lang) => existsSync(join(folder, lang, type)))
    )
  })
}

/** A later root replaces documents by id. What is no document is told when the content is checked. */
function readDocuments(roots: readonly string[]): FileDocument[] {
  const reader = new JsonReader()
  const found = new Map<string, FileDocument>()
  for (const root of roots) {
    const folder = join(root, 'content/documents')
    if (!existsSync(folder)) continue
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((one) => /(?:^|[\\/])[^.\\/][^\\/]*\.json$/.test(one)).sort()) {
      const file = join(folder, name)
      const value = reader.read<Record<string, unknown>>(file)
      const { id, type, lang, uid, data, former_uids: former } = value ?? {}
      if (typeof id !== 'string' || typeof type !== 'string' || typeof lang !== 'string') continue
      found.set(id, {
        id,
        type,
        lang,
        uid: typeof uid === 'string' ? uid : null,
        data,
        former: Array.isArray(former) ? former.map(String) : [],
        file,
      })
    }
  }
  return [...found.values()]
}

function toRaw({ id, type, lang, uid, data }: FileDocument): RawDocument {
  return {
    id,
    type,
    lang,
    uid,
    data,
    isBroken: false,
    alternate_languages: [],
    tags: [],
    first_publication_date: null,
    last_publication_date: null,
  }
}

/** Links of files name a document by its id, or by type and uid. */
function createPathFinder(
  site: SiteFiles,
  config: SiteConfig,
  documents: readonly FileDocument[],
): (subject: PathSubject) => string[] {
  const pageTypes = toValues(site.pageTypes)
  const table = createRouteTable(pageTypes.values(), config)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const byUid = Map.groupBy(documents, ({ type, uid }) => `${type} ${uid}`)
  const byFormer = Map.groupBy(
    documents.flatMap((document) => document.former.map((uid) => ({ document, uid }))),
    ({ document, uid }) => `${document.type} ${uid}`,
  )
  const find = (link: PathSubject) => {
    if (isObject(link) && typeof link['id'] === 'string') return byId.get(link['id'])
    const key = `${link.type} ${link.uid}`
    const all = [...(byUid.get(key) ?? []), ...(byFormer.get(key) ?? []).map((one) => one.document)]
    return all.find(({ lang }) => lang === link.lang) ?? all[0]
  }
  return (link) => {
    const target = find(link)
    const pageType = target && pageTypes.get(target.type)
    if (!target || !pageType) return []
    const paths = table.toPaths(target)
    return paths.length === 0 && isPlaced(pageType) ? [`/${target.id}`] : paths
  }
}

/** Whether its address depends on other documents, which are not looked at here. */
function isPlaced({ routes, tree }: PageType): boolean {
  return (
    tree !== undefined ||
    routes.some(({ parameters = {} }) =>
      Object.values(parameters).some((one) => 'parent' in one || 'related' in one),
    )
  )
}
