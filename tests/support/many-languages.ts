/** A site of many languages, each page of which is there in all of them, over content in memory as a replica has it. */
import {
  createDigestMaker,
  createHandler,
  createMemoryCache,
  createMessages,
  recordSource,
  type ContentSource,
  type RawDocument,
  type Site,
  type SiteConfig,
} from '#runtime'
import { DocumentMissing, siteError } from '#runtime/errors'
import type { DocumentDigest } from '../../runtime/model/ports/content-source.ts'
import { createTestSite, siteFiles } from './create-test-site.ts'
import { createDocument, createFrameDocuments, createLegalDocument, title } from './documents.ts'
import { browser } from './start-test-handler.ts'

const tags =
  `en-us de-de fr-fr af-za ar-eg az-az be-by bg-bg bn-bd ca-es cs-cz cy-gb da-dk el-gr es-es et-ee eu-es fa-ir
  fi-fi ga-ie gl-es gu-in he-il hi-in hr-hr hu-hu hy-am id-id is-is it-it ja-jp ka-ge kk-kz ko-kr lt-lt lv-lv mk-mk
  mn-mn ms-my nb-no nl-nl pl-pl pt-br ro-ro ru-ru sk-sk sl-si sv-se th-th zh-tw`.split(/\s+/)

export interface ManyLanguages {
  site: Site
  /** Paths of pages by their place in their language, for each language. */
  pathOf(page: number, language: number): string
  languages: number
  documents: number
  get(path: string): Promise<Response>
}

/** @param pages - in each of 50 languages */
export function openManyLanguages(pages: number): ManyLanguages {
  const locales: SiteConfig['locales'] = tags.map((language) => {
    const code = language.slice(0, 2)
    const { language: own, region } = new Intl.Locale(language)
    return { code, language, iso: `${own}-${region}`, name: code }
  })
  const config = { ...siteFiles.config, locales, defaultLocale: 'en' }
  const pageTypes = siteFiles.pageTypes
    .filter(({ type }) => ['home_page', 'legal_document'].includes(type))
    .map((pageType) => ({
      ...pageType,
      template: [{ slice: 'page_header', bind: { title: '/data/title' } }],
      routes:
        pageType.type === 'home_page'
          ? [{ name: 'home', path: '/' }]
          : [{ name: 'page', path: '/{uid}' }],
    }))
  const documents = [
    ...createFrameDocuments()
      .filter(({ lang }) => lang === 'en-us')
      .flatMap((document) =>
        tags.map((lang) => ({ ...document, lang, id: `${document.type}.${lang}` })),
      ),
    ...tags.map((lang) => createDocument('home_page', { title: title('Home') }, { lang })),
    ...Array.from({ length: pages }, (_, page) => createVersions(page)).flat(),
  ]
  const { site } = createTestSite({
    pageTypes,
    config,
    overrides: {
      messages: createMessages(
        Object.fromEntries(locales.map(({ code }) => [code, siteFiles.messages['en']!])),
      ),
    },
  })
  site.content = recordSource(createContent(documents, site))
  const handler = createHandler(site, { cache: createMemoryCache(), contentBudgetMs: 600_000 })
  return {
    site,
    languages: tags.length,
    documents: documents.length,
    pathOf: (page, language) =>
      `${language === 0 ? '' : `/${tags[language]!.slice(0, 2)}`}/${toUid(page, tags[language]!)}`,
    get: (path) =>
      handler(
        new Request(`https://www.colloquy.example${path}`, { headers: { 'user-agent': browser } }),
      ),
  }
}

const toUid = (page: number, lang: string) => `page-${page}-${lang}`

function createVersions(page: number): RawDocument[] {
  const versions = tags.map((lang) => ({
    id: `${page}-${lang}`,
    uid: toUid(page, lang),
    type: 'legal_document',
    lang,
  }))
  return versions.map((facts) =>
    createLegalDocument(
      {},
      {
        ...facts,
        alternate_languages: versions.filter((one) => one !== facts),
        last_publication_date: new Date(Date.UTC(2026, 0, 1) + page * 60_000).toISOString(),
      },
    ),
  )
}

function createContent(documents: readonly RawDocument[], site: Site): ContentSource {
  const byKind = Map.groupBy(documents, ({ type, lang }) => `${type} ${lang}`)
  const byUid = new Map(documents.map((one) => [`${one.type} ${one.lang} ${one.uid}`, one]))
  const byId = new Map(documents.map((one) => [one.id, one]))
  const maker = createDigestMaker(site)
  const digests = new Map<string, readonly DocumentDigest[]>()
  const find = (found: RawDocument | undefined, words: [string, string, string?]) => {
    if (!found) throw siteError(DocumentMissing, words as [string, string])
    return found
  }
  return {
    repository: { name: 'many', editorUrl: (id) => `https://editor.example/${id}` },
    ref: async () => 'ref',
    single: async (type, { lang }) => find(byKind.get(`${type} ${lang}`)?.[0], [type, lang]),
    byUid: async (type, uid, { lang }) =>
      find(byUid.get(`${type} ${lang} ${uid}`), [type, lang, uid]),
    byIds: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    all: async (type, { lang }) => [...(byKind.get(`${type} ${lang}`) ?? [])],
    async digests(type, lang) {
      const key = `${type} ${lang}`
      const known =
        digests.get(key) ?? (byKind.get(key) ?? []).flatMap((raw) => maker.make(raw) ?? [])
      digests.set(key, known)
      return known
    },
  }
}
