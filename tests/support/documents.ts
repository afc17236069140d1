/** Documents as a content adapter hands them over, containing only what a test names. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RawDocument } from '#runtime'
import { repositoryRoot } from '#compiler/read/roots.ts'

type Facts = Partial<Omit<RawDocument, 'data'>>

const ownWords = { 'en-us': 'English', 'de-de': 'Deutsch', 'fr-fr': 'Français' }
export const languages = Object.keys(ownWords)

export function createDocument(type: string, data: unknown, facts: Facts = {}): RawDocument {
  const { lang = 'en-us', uid = null } = facts
  return {
    id: [type, uid, lang].filter(Boolean).join('.'),
    uid,
    type,
    lang,
    isBroken: false,
    alternate_languages: [],
    tags: [],
    first_publication_date: null,
    last_publication_date: null,
    data,
    ...facts,
  }
}

export function createLandingPage(
  data: Record<string, unknown> = {},
  facts: Facts = {},
): RawDocument {
  return createDocument(
    'landing_page',
    { title: title('A page'), ...data },
    { uid: 'a-page', ...facts },
  )
}

export function createLegalDocument(
  data: Record<string, unknown> = {},
  facts: Facts = {},
): RawDocument {
  const content = [paragraph('The law is the law.')]
  return createDocument(
    'legal_document',
    { title: title('Terms'), content, ...data },
    { uid: 'terms', ...facts },
  )
}

export function createFormPage(data: Record<string, unknown> = {}, facts: Facts = {}): RawDocument {
  return createDocument(
    'form_page',
    { title: title('Write to us'), ...data },
    { uid: 'contact-us', ...facts },
  )
}

/** The navigation bar of every page, in its least form. */
export function createNavbar(lang: string): RawDocument {
  const menus = [{ label: `Menu ${lang}`, link: webLink('https://colloquy.example/menu') }]
  return createDocument('website_navbar', { menus }, { lang })
}

export function createFooter(lang: string): RawDocument {
  return createDocument('footer', { copyright: `Copyright ${lang}` }, { lang })
}

export function createNotFoundPage(lang: string): RawDocument {
  const words = ownWords[lang as keyof typeof ownWords]
  return createDocument(
    'not_found_page',
    {
      title: title(`Nothing here (${words})`),
      subtitle: [paragraph('Look elsewhere.')],
      meta_title: 'Lost',
    },
    { lang },
  )
}

/** The words of the shipped forms, without links to documents that a test does not have. */
function readFormTexts(lang: string): RawDocument[] {
  return ['form_texts', 'form_validation_texts'].map((type) => {
    const file = `content/documents/${lang}/${type}/${type.replaceAll('_', '-')}.json`
    const { data } = JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as {
      data: { fields?: object[] }
    }
    const fields = data.fields?.map((field) => ({ ...field, text: undefined }))
    return createDocument(type, fields ? { ...data, fields } : data, { lang })
  })
}

/** The documents of the page frame, in every language. */
export function createFrameDocuments(): RawDocument[] {
  return languages.flatMap((lang) => [
    createNavbar(lang),
    createFooter(lang),
    createNotFoundPage(lang),
    ...readFormTexts(lang),
    createDocument(
      'cookie_banner',
      {
        title: 'Cookies',
        text: [paragraph('We ask first.')],
        accept_label: 'Yes',
        refuse_label: 'No',
        settings_label: 'Choose',
        policy_version: '1',
      },
      { lang },
    ),
    createDocument(
      'cookie_modal',
      {
        title: 'Choose',
        purposes: ['necessary', 'analytics', 'ad'].map((category) => ({
          category,
          title: category,
        })),
        accept_label: 'All',
        refuse_label: 'None',
        save_label: 'Save',
        close_label: 'Close',
      },
      { lang },
    ),
    createDocument(
      'promotion_banner',
      { is_displayed: false, text: [paragraph('News')] },
      { lang },
    ),
    createDocument(
      'ui_texts',
      { texts: [{ key: 'menu.label', text: `Menu (${lang})` }] },
      { lang },
    ),
    createDocument(
      'default_sharing_image',
      { image: image('/media/sharing.jpg', 1200, 630) },
      { lang },
    ),
  ])
}

export function title(text: string) {
  return [{ type: 'heading1', text, spans: [] as object[] }]
}

export function paragraph(text: string, ...spans: object[]) {
  return { type: 'paragraph', text, spans }
}

/** A paragraph that is a link from its first letter to its last. */
export function linkedParagraph(text: string, link: object) {
  return paragraph(text, { type: 'hyperlink', start: 0, end: text.length, data: link })
}

export function webLink(url: string, more: object = {}) {
  return { link_type: 'Web', url, ...more }
}

export function documentLink(type: string, uid: string, more: object = {}) {
  return {
    link_type: 'Document',
    id: `${type}.${uid}.en-us`,
    type,
    uid,
    lang: 'en-us',
    isBroken: false,
    ...more,
  }
}

export function brokenLink() {
  return {
    link_type: 'Document',
    id: 'gone',
    type: 'legal_document',
    uid: 'gone',
    lang: 'en-us',
    isBroken: true,
  }
}

export function image(url: string, width = 1600, height = 900, alt = 'A picture') {
  return { url, alt, dimensions: { width, height } }
}

export function slice(type: string, primary: unknown, more: object = {}) {
  return { id: `${type}$1`, slice_type: type, variation: 'default', primary, ...more }
}

/** A valid section. */
export function quote(text: string) {
  const id = `quote$${text.replaceAll(/\W+/g, '-')}`
  return slice('quote', { quote: [paragraph(text)], author_name: 'Ada' }, { id })
}

export function createArticle(data: Record<string, unknown> = {}, facts: Facts = {}): RawDocument {
  return createDocument(
    'blog_article',
    { title: title('An article'), ...data },
    { uid: 'an-article', ...facts },
  )
}

/** A guide that lists articles of its own language by uid. */
export function createGuide(articles: readonly string[], facts: Facts = {}): RawDocument {
  const { lang = 'en-us' } = facts
  return createDocument(
    'guide_page',
    {
      title: title('A guide'),
      articles: articles.map((uid) => ({ article: documentLink('blog_article', uid, { lang }) })),
    },
    { uid: 'a-guide', ...facts },
  )
}
