/**
 * Everyday edits of editors, each with the way it is written: few answers show them, and few may be
 * purged.
 */
import type { StoredDocument } from '../../lab/commands/multiply-content.ts'
import type { PublishingSite } from './open-publishing.ts'

type Edit = (publishing: Pick<PublishingSite, 'read' | 'write' | 'remove'>) => void
type Data = Record<string, unknown>
type Group = Data[]

const toTitle = (text: string) => [{ type: 'heading1', text, spans: [] }]
const toText = (text: string) => [{ type: 'paragraph', text, spans: [] }]

/** @param name - like `en-us/author/anna` */
function change(name: string, edit: (document: StoredDocument) => void): Edit {
  return ({ read, write }) => {
    const document = read(name)
    edit(document)
    write(name, document)
  }
}

const fill = (name: string, fields: Data) =>
  change(name, ({ data }) => void Object.assign(data, fields))

const move = (name: string, uid: string) => change(name, (document) => void (document.uid = uid))

const rotate = (name: string, field: string) =>
  change(name, ({ data }) => {
    const items = data[field] as Group
    items.push(items.shift()!)
  })

/** @param place - of the item, like `body/0/links/0` */
const fillItem = (name: string, place: string, fields: Data) =>
  change(name, ({ data }) => {
    const item = place.split('/').reduce<unknown>((at, key) => (at as Data)[key], data)
    Object.assign(item as Data, fields)
  })

const copy =
  (name: string, other: string, envelope: Partial<StoredDocument>): Edit =>
  ({ read, write }) =>
    write(other, { ...read(name), ...envelope })

const article = 'en-us/blog_article/accessibility-in-courses'
const added = 'en-us/blog_article/before-the-first-course'

export const edits: Record<string, Edit> = {
  'the title of an article': fill(article, { title: toTitle('Another title') }),
  'the text of an article': fillItem(article, 'content/0', { text: 'Zylophone lessons.' }),
  'the date of an article': fill(article, { publication_datetime: '2020-01-02T10:00:00+0000' }),
  'the picture of an article': fillItem(article, 'thumbnail', { alt: 'Another picture' }),
  'the uid of an article': move('en-us/blog_article/ai-drafts-people-decide', 'people-decide'),
  'a new article': copy(article, added, {
    id: 'Znew000000000001',
    uid: 'before-the-first-course',
    group: 'before-the-first-course',
  }),
  'a translation of it': copy(added, 'de-de/blog_article/vor-dem-ersten-kurs', {
    id: 'Znew000000000002',
    uid: 'vor-dem-ersten-kurs',
    group: 'before-the-first-course',
    lang: 'de-de',
  }),
  'an article that is hidden': fill(article, { is_hidden: true }),
  'the name of an author': fill('en-us/author/amara-okafor', { name: 'Another Name' }),
  'the biography of an author': fill('en-us/author/amara-okafor', { bio: toText('Another life.') }),
  'the label of a tag': fill('en-us/tag/ai', { label: 'Another label' }),
  'the uid of a tag': move('en-us/tag/ai', 'another-tag'),
  'the name of a category': fill('en-us/category/measurement', { name: 'Another category' }),
  'the order of a guide': rotate('en-us/guide_page/measuring-learning', 'articles'),
  'the name of a guide': fill('en-us/guide_page/measuring-learning', { guide_name: 'Another' }),
  'the title of a form': fill('en-us/form_config/form-demo', { title: toTitle('Another form') }),
  'a row of a pricing table': fillItem('en-us/comparative_table/plans', 'table_rows/0', {
    label: 'Another row',
  }),
  'the words of a quote': fill('en-us/quote/halvardt-plant-manager', { quote: toText('Another.') }),
  'a label in a submenu': fillItem('en-us/multi_level_submenu/product', 'body/0/links/0', {
    label: 'Another label',
  }),
  'the title of a legal text': fill('en-us/legal_document/acceptable-use', {
    title: toTitle('Another title'),
  }),
  'a tag of a case study': fillItem('en-us/case_study/halvardt', 'tags/0/tag', {
    uid: 'community',
  }),
  'the figures of a case study': rotate('en-us/case_study/halvardt', 'key_figures'),
  'the uid of a case study': move('en-us/case_study/arvenor', 'another-company'),
  'a case study withdrawn': ({ remove }) => remove('en-us/case_study/grauwerk'),
  'the title of a webinar': fill('en-us/webinar/data-for-managers', { title: toTitle('Another') }),
  'the uid of a webinar': move('fr-fr/webinar/competences-sans-tableur', 'un-autre'),
}
