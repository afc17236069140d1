import { describe, expect, it } from 'vitest'
import type { SliceSection } from '#schemas/config-types.ts'
import { createTestSite, refOf, siteFiles } from '#tests/support/create-test-site.ts'
import { createDocument, title } from '#tests/support/documents.ts'
import { createPageType } from '#tests/support/page-types.ts'
import { startTestHandler } from '#tests/support/start-test-handler.ts'
import { loadDocument } from '../../load/load-document.ts'
import { validateDocument } from '../../validate/validate-document.ts'
import { resolvePage } from '../resolve-page.ts'

const path = '/talks/a-talk'
const speakers = [
  { name: 'Ada Okafor', job: 'Chair' },
  { job: 'Guest' },
  { name: 'Ben Ruiz', job: 'Host' },
]

/** A webinar whose page is made of these sections. */
function optionsOf(template: SliceSection[], data: object = {}) {
  const pageType = createPageType('webinar', [{ name: 'webinar', path: '/talks/{uid}' }], {
    template,
  })
  const others = siteFiles.pageTypes.filter(({ type }) => type !== 'webinar')
  const fields = { title: title('A talk'), datetime: '2026-12-03T15:30:00+0000', speakers, ...data }
  const webinar = createDocument('webinar', fields, { uid: 'a-talk' })
  return { documents: [webinar], pageTypes: [...others, pageType] }
}

async function htmlOf(...options: Parameters<typeof optionsOf>): Promise<string> {
  const { get } = startTestHandler(optionsOf(...options))
  return (await get(path)).text()
}

describe('[PAGEBUILDER-05] sections of a template', () => {
  it('have titles that are messages, literals and joined texts', async () => {
    const html = await htmlOf([
      { slice: 'page_header', bind: { title: { message: 'types.webinar' } } },
      { slice: 'section_header', bind: { title: { value: 'Who speaks' } } },
      {
        slice: 'section_header',
        bind: { title: { join: ['/data/title', '/data/speakers/*/name'], with: ' · ' } },
      },
    ])
    expect(html).toMatch(/<h1[^>]*>[^]*?Webinar[^]*?<\/h1>/)
    expect(html).toMatch(/<h2[^>]*>[^]*?Who speaks[^]*?<\/h2>/)
    expect(html).toMatch(/<h2[^>]*>[^]*?A talk · Ada Okafor · Ben Ruiz[^]*?<\/h2>/)
  })

  it('show an item for each item of a group, its texts made as well', async () => {
    const html = await htmlOf([
      { slice: 'page_header', bind: { title: '/data/title' } },
      {
        slice: 'cards',
        bind: {
          cards: {
            each: '/data/speakers',
            as: {
              fields: {
                title: '/name',
                text: { join: ['/job', { document: '/data/title' }], with: ' of ' },
              },
            },
          },
        },
      },
    ])
    expect(html).toMatch(/Ada Okafor[^]*Chair of A talk[^]*Ben Ruiz[^]*Host of A talk/)
  })

  it('are there while a condition of the document and the clock holds, and say until when', async () => {
    const template: SliceSection[] = [
      { slice: 'page_header', bind: { title: '/data/title' } },
      {
        slice: 'section_header',
        when: { all: ['/data/speakers', { field: '/data/datetime', from: { now: true } }] },
        bind: { title: { value: 'Still to come' } },
      },
    ]
    const openAt = async (moment: string) => {
      const options = { ...optionsOf(template), now: () => Date.parse(moment) }
      const { site } = createTestSite(options)
      const ref = refOf(path, site)
      return resolvePage(validateDocument(await loadDocument(ref, site), site), ref, site)
    }
    const before = await openAt('2026-12-03T15:00:00Z')
    expect(before.sections.map(({ type }) => type)).toEqual(['page_header', 'section_header'])
    expect(before.validUntil).toBe(Date.parse('2026-12-03T15:30:00.001Z'))
    const after = await openAt('2026-12-03T16:00:00Z')
    expect(after.sections.map(({ type }) => type)).toEqual(['page_header'])
    expect(after.validUntil).toBeUndefined()
  })

  it('tell an editor the field of the item that does not fit', async () => {
    const long = 'x'.repeat(110)
    const people = [
      { name: 'Cy Lund', job: 'Guest' },
      { name: 'Ada Okafor', job: long },
    ]
    const as = { fields: { title: '/job', text: '/name' } }
    const template: SliceSection[] = [
      { slice: 'page_header', bind: { title: '/data/title' } },
      { slice: 'cards', bind: { cards: { each: '/data/speakers', as } } },
    ]
    const { site, issues } = createTestSite(optionsOf(template, { speakers: people }))
    const ref = refOf(path, site)
    await resolvePage(validateDocument(await loadDocument(ref, site), site), ref, site)
    expect(issues.map(({ path: at }) => at)).toEqual(['/data/speakers/1/job'])
  })

  it('tell an editor that the document lacks what the section cannot do without', async () => {
    const template: SliceSection[] = [
      { slice: 'page_header', bind: { title: '/data/title' } },
      { slice: 'cta_banner', bind: {} },
    ]
    const { site, issues } = createTestSite(optionsOf(template, { speakers: [] }))
    const ref = refOf(path, site)
    const page = await resolvePage(validateDocument(await loadDocument(ref, site), site), ref, site)
    expect(page.sections.map(({ type }) => type)).toEqual(['page_header'])
    expect(issues).toMatchObject([
      { code: 'InvalidSlice', path: '/data', message: expect.stringContaining('lacks title') },
    ])
  })
})
