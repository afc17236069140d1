/** The repository that the suite asks for: a folder of content, and what the vendor's own tools do with theirs. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  createContentService,
  type ContentService,
  type Json,
  type JsonObject,
  type WriteOptions,
} from '../../adapters/prismic/service/index.ts'
import { toCoreData } from './to-core-data.ts'

interface Settings {
  prefix: string
  defaultLocale: string
  locales: string[]
  customTypes: NonNullable<WriteOptions['models']>['customtypes']
  slices: NonNullable<WriteOptions['models']>['slices']
}

interface NewDocument {
  custom_type_id: string
  locale: string
  tags: string[]
  release_id?: string
  data: { uid?: string }
}

interface Filters {
  statuses?: string[]
  language?: string
  groupLangIds?: string[]
}

interface Found {
  id: string
  type: string
  lang: string
  uid: string | null
  alternate_languages: { id: string }[]
  data: JsonObject
}

const token = 'write-token'

export function createSuiteRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'client-suite-'))
  let settings: Settings | undefined
  let service: ContentService | undefined
  let documents = 0

  /** Releases are found when a service starts. */
  function open(): void {
    const { customTypes = [], slices = [] } = settings ?? {}
    const models = { customtypes: customTypes, slices }
    const assetBase = `https://images.prismic.io/${settings?.prefix}`
    service = createContentService({ folders: [folder], assetBase, writes: { token, models } })
  }

  function write(path: string, value: object): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(value))
  }

  async function ask(path: string): Promise<unknown> {
    const answer = await service?.handle(
      new Request(`https://${settings?.prefix}.cdn.prismic.io${path}`, {
        headers: { authorization: `Bearer ${token}`, repository: settings?.prefix ?? '' },
      }),
    )
    return answer?.json()
  }

  /** All that is published or in the migration release. */
  async function findAll(): Promise<Found[]> {
    service?.reload()
    const { refs } = (await ask('/api/v2')) as { refs: { id: string; ref: string }[] }
    const { ref } = refs.find(({ id }) => id === 'migration') ?? refs[0]!
    const found: Found[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const search = new URLSearchParams({ ref, lang: '*', pageSize: '100', page: String(page) })
      const answer = (await ask(`/api/v2/documents/search?${search}`)) as {
        results: Found[]
        total_pages: number
      }
      found.push(...answer.results)
      pages = answer.total_pages
    }
    return found
  }

  const calls: Record<string, (argument: unknown) => Promise<unknown>> = {
    async createRepository(given) {
      settings = given as Settings
      const { prefix: name, defaultLocale, locales } = settings
      const rest = locales.filter((id) => id !== defaultLocale)
      const languages = [defaultLocale, ...rest].map((id) => ({ id, name: id }))
      write('repository.json', { name, languages })
      open()
      return null
    },
    writeToken: async () => token,
    async createRelease(label) {
      write(`releases/${String(label)}/release.json`, { label })
      open()
      return { id: label, label }
    },
    async createDocument(given) {
      const {
        custom_type_id: type,
        locale: lang,
        tags,
        release_id: release,
        data,
      } = given as NewDocument
      documents += 1
      const id = `suite-document-${documents}`.slice(0, 16).padEnd(16, '-')
      const home = release === undefined ? '' : `releases/${release}/`
      const model = settings?.customTypes.find((one) => one.id === type)
      const now = new Date().toISOString().replace(/\.\d+Z$/, '+0000')
      const document = {
        id,
        type,
        lang,
        tags,
        first_publication_date: now,
        last_publication_date: now,
        data: toEmptyData(model?.['json']),
        ...(model?.['repeatable'] === false ? {} : { uid: data.uid }),
      }
      write(`${home}documents/${lang}/${type}/${id}.json`, document)
      service?.reload()
      return { id, locale: lang }
    },
    async publishRelease(id) {
      const home = join(folder, `releases/${String(id)}`)
      renameSync(join(home, 'documents'), join(folder, 'documents'))
      rmSync(home, { recursive: true })
      open()
      return null
    },
    migrationRelease: async () => ({ id: 'migration' }),
    async documents(given) {
      const { language, groupLangIds } = given as Filters
      const results = (await findAll())
        .map(({ id, type, lang, uid, alternate_languages: others }) => ({
          id,
          custom_type_id: type,
          language: lang,
          group_lang_id: [id, ...others.map((other) => other.id)].sort().join(' '),
          versions: [{ version_id: id, uid }],
        }))
        .filter((one) => language === undefined || one.language === language)
        .filter((one) => !groupLangIds || groupLangIds.includes(one.group_lang_id))
      return { results, total: results.length, cursor: null }
    },
    async documentData(version) {
      const found = (await findAll()).find(({ id }) => id === version)
      return toCoreData(found?.data ?? {})
    },
    assets: () => ask('/asset-api/assets'),
  }

  return {
    get service() {
      return service
    },
    async manage(name: string, argument: unknown): Promise<unknown> {
      return calls[name]?.(argument)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The vendor answers with every field of the model; the service, which has no models for reading, with what there is. */
function toEmptyData(tabs: Json | undefined): JsonObject {
  const fields = Object.assign({}, ...Object.values(tabs as Record<string, JsonObject>))
  return Object.fromEntries(
    Object.entries(fields as Record<string, { type: string }>)
      .filter(([, { type }]) => type !== 'UID')
      .map(([name, { type }]) => [name, emptyValues[type] ?? null]),
  )
}

const emptyValues: Record<string, Json> = {
  Link: { link_type: 'Any' },
  Image: {},
  StructuredText: [],
}
