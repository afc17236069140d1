/** Parts of the shipped site that a folder leaves out, or that a standalone one takes over. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkSite, formatFaults } from '#compiler/check/check-site.ts'
import { readSite, toValues } from '#compiler/read/load-site.ts'
import { buildModels } from '#compiler/generate/generate-models.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { JsonReader } from '#compiler/read/read-json.ts'
import { findRoots, repositoryRoot } from '#compiler/read/roots.ts'
import { readSiteFiles } from '#compiler/build'
import { openRoots } from '../support/open-site.ts'
import { checkRoots } from '../../compiler/check/build/check-roots.ts'

function makeRoot(site: object, exemplar?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'selection-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  if (exemplar) cpSync(join(repositoryRoot, exemplar), root, { recursive: true })
  // It extends a file that is not beside the copy.
  rmSync(join(root, 'tsconfig.json'), { force: true })
  mkdirSync(join(root, 'site-config'), { recursive: true })
  const file = join(root, 'site-config/site.json')
  const before = exemplar ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
  writeFileSync(file, JSON.stringify({ ...before, ...site }))
  return root
}

/** Document types to which relationships of models lead, each once. */
function listTargets(models: readonly object[]): string[] {
  const found = JSON.stringify(models).matchAll(/"customtypes":(\[[^\]]*\](?:\}\])?)/g)
  const targets = [...found].flatMap(([, list]) => JSON.parse(list!) as (string | { id: string })[])
  return [...new Set(targets.map((one) => (typeof one === 'string' ? one : one.id)))].toSorted()
}

const locales = [
  { code: 'en', language: 'en-us', iso: 'en-US', name: 'English' },
  { code: 'de', language: 'de-de', iso: 'de-DE', name: 'Deutsch' },
]

/** The faults of a folder on top of the shipped site, or of a standalone one, as text. */
const tell = (site: object) => {
  const root = makeRoot(site, 'standalone' in site ? 'cli/new/site' : undefined)
  return formatFaults(checkSite(findRoots(root))).replaceAll(`${root}/`, '')
}

describe('a folder upon the shipped site', () => {
  const without = {
    pageTypes: ['case_study', 'case_studies_hub', 'webinar'],
    experiments: ['audit-proof'],
    vendors: ['wistia'],
    actors: ['scroll'],
    routeRules: ['/plans'],
  }

  it('[PAGEBUILDER-05] leaves out page types, a language, a vendor and a route', async () => {
    const roots = findRoots(makeRoot({ locales, without }))
    expect(formatFaults(checkSite(roots))).toBe('')
    const { get, close } = await openRoots(roots)
    onTestFinished(close)
    const statuses = await Promise.all(
      ['/', '/de', '/events', '/login', '/fr', '/customers', '/plans'].map(async (path) => {
        const { status } = await get(path)
        return [path, status]
      }),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      '/': 200,
      '/de': 200,
      '/events': 200,
      '/login': 302,
      '/fr': 404,
      '/customers': 404,
      '/plans': 404,
    })
    const start = await (await get('/')).text()
    expect(start).toContain('hreflang="de-de"')
    expect(start).not.toContain('hreflang="fr-fr"')
    const events = await (await get('/events')).text()
    expect(events).not.toContain('/webinars/')
    const llms = await (await get('/llms.txt')).text()
    expect(llms).not.toContain('/customers/')
  })

  it('[PAGEBUILDER-09] is told of names that nothing has', () => {
    expect(tell({ without: { pageTypes: ['case_studdy'], vendors: ['wistia', 'wisteria'] } }))
      .toMatchInlineSnapshot(`
        "site-config/site.json
          #/without/pageTypes/0
            None of the pageTypes that this folder could leave out is called "case_studdy".
            Did you mean "case_study"?
          #/without/vendors/1
            None of the vendors that this folder could leave out is called "wisteria".
            Did you mean "wistia"?

        2 faults in 1 file."
      `)
    expect(tell({ use: { slices: ['faq'] } })).toMatchInlineSnapshot(`
      "site-config/site.json
        #/use
          A folder that builds upon the shipped site has all of its parts.
          Remove "use", or say "standalone": true.

      1 fault in 1 file."
    `)
  })

  it('[PAGEBUILDER-05] is the same for the check and the build, and keeps what is only called alike', () => {
    const machine = {
      id: 'egg-timer',
      initial: 'idle',
      states: { idle: { entry: [{ type: 'webinar' }, { type: 'track' }] } },
    }
    const upon = makeRoot({})
    mkdirSync(join(upon, 'machines/egg-timer'), { recursive: true })
    writeFileSync(join(upon, 'machines/egg-timer/machine.json'), JSON.stringify(machine))
    mkdirSync(join(upon, 'site-config/messages'))
    writeFileSync(join(upon, 'site-config/messages/en.json'), '{ "type": "webinar" }')
    const roots = findRoots([upon, makeRoot({ locales, without })].join(delimiter))
    const checked = readSite(roots, new JsonReader())
    const built = readSiteFiles(roots)
    expect(built.machines['egg-timer']).toEqual(machine)
    expect(Object.fromEntries(toValues(checked.machines))).toEqual(built.machines)
    expect(Object.fromEntries(toValues(checked.messages))).toEqual(built.messages)
    expect([...toValues(checked.pageTypes).values()]).toEqual(built.pageTypes)
    expect(built.messages['en']).toMatchObject({ type: 'webinar' })
  })

  it('[PAGEBUILDER-05] has the mark of the folder that names the brand, or of a later one', () => {
    const markOf = (root: string) => readSiteFiles(findRoots(root)).config.brand.mark
    const brand = { name: 'Bottega', slug: 'bottega' }
    expect(markOf(makeRoot({}))).toMatch(/^<svg [^]*<\/svg>$/)
    const renamed = makeRoot({ brand })
    expect(markOf(renamed)).toBeUndefined()
    writeFileSync(join(renamed, 'site-config/mark.svg'), '<svg viewBox="0 0 1 1"/>\n')
    expect(markOf(renamed)).toBe('<svg viewBox="0 0 1 1"/>')
  })

  it('[PAGEBUILDER-09] is told where something else needs what it leaves out', () => {
    expect(tell({ without: { pageTypes: ['guide_page'] } })).toMatchInlineSnapshot(`
      "site-config/page-types/blog_article.json
        #/routes/0/parameters/guide_uid/parent/type
          There is no page type "guide_page".
          Known: author, blog_article, blog_home, case_studies_hub, case_study, category, certification, collaborative_learning_book, collaborative_learning_movement, collaborative_learning_page, email_preference_center, events_hub, form_page, gated_ebook_lp, home_page, landing_page, ld_collective, ld_next, ld_performance_academy, legal_document, live_event, maturity_model, newsletter, newsroom, not_found_page, partner, partners_hub, preview_page, pricing_page, privacy_and_security_page, and 9 more.

      1 fault in 1 file."
    `)
  })
})

describe('a folder that stands alone', () => {
  const mocks = JSON.parse(
    readFileSync(join(repositoryRoot, 'slice-registry/slices/press-contact/mocks.json'), 'utf8'),
  ) as Record<string, { fields: object }>

  it('[PAGEBUILDER-05] takes shipped sections over by name, with their machines and texts', async () => {
    const root = makeRoot(
      { use: { slices: ['press_contact', 'faq', 'website_navbar'], actors: ['navbar', 'locale'] } },
      'cli/new/site',
    )
    const file = join(root, 'content/documents/de-de/home/home.json')
    const home = JSON.parse(readFileSync(file, 'utf8')) as { data: { body: object[] } }
    const [section] = Object.values(mocks)
    home.data.body.push({
      id: 'press$1',
      slice_type: 'press_contact',
      slice_label: null,
      variation: 'default',
      version: 'initial',
      items: [],
      primary: section!.fields,
    })
    writeFileSync(file, JSON.stringify(home))
    mkdirSync(join(root, 'content/assets/files'), { recursive: true })
    writeFileSync(join(root, 'content/assets/files/press-kit.pdf'), '%PDF-1.4')
    const roots = findRoots(root)
    expect(formatFaults(checkRoots(roots))).toBe('')
    const { get, close } = await openRoots(roots)
    onTestFinished(close)
    const body = await (await get('/de')).text()
    expect(body).toContain('press@colloquy.example')
    // From the shipped messages.
    expect(body).toContain('Pressemappe herunterladen')
  })

  it('[PAGEBUILDER-05] gives what it has to a folder upon it, which takes over more', async () => {
    const base = makeRoot({ use: { slices: ['faq'] } }, 'cli/new/site')
    const upon = makeRoot({
      use: { slices: ['press_contact', 'form'], documents: ['form_config'], actors: ['locale'] },
    })
    const roots = findRoots([base, upon].join(delimiter))
    expect(formatFaults(checkRoots(roots))).toBe('')
    const { schemas, messages } = readSite(roots, new JsonReader())
    expect([...schemas.slices.keys()]).toEqual(['faq', 'form', 'opening', 'press_contact', 'tips'])
    expect([...schemas.documents.keys()]).toEqual(['form_config', 'home', 'story'])
    expect(messages.get('de')?.value).toHaveProperty(['form.choose'])
    const { get, close } = await openRoots(roots)
    onTestFinished(close)
    expect(await (await get('/de')).text()).toContain('Es läuft.')
  })

  it('[PAGEBUILDER-05] may take all of them over', () => {
    const slices = [...loadSchemas([repositoryRoot]).slices.keys()]
    const use = { slices, actors: ['navbar', 'locale', 'consent', 'scheme'] }
    expect(formatFaults(checkRoots(findRoots(makeRoot({ use }, 'cli/new/site'))))).toBe('')
  })

  it('[PAGEBUILDER-11] offers editors documents of its own types alone, in models of sections it takes over', () => {
    const slices = [...loadSchemas([repositoryRoot]).slices.keys()]
    const root = makeRoot({ use: { slices } }, 'cli/new/site')
    const author = { 'x-editor': { repeatable: true }, title: 'Author', properties: {} }
    writeFileSync(join(root, 'schemas/documents/author.schema.json'), JSON.stringify(author))
    const { sharedSlices, customTypes } = buildModels(loadSchemas(findRoots(root)))
    expect([...customTypes.keys()].toSorted()).toEqual(['author', 'home', 'story'])
    expect(listTargets([...sharedSlices.values()])).toEqual(['author', 'story'])
    expect(JSON.stringify(sharedSlices.get('document_list'))).toContain('"options":["story"]')
    const { sharedSlices: shipped } = buildModels(loadSchemas([repositoryRoot]))
    expect(listTargets([...shipped.values()]).length).toBeGreaterThan(10)
  })

  it('[PAGEBUILDER-09] is told of names that nothing has', () => {
    expect(tell({ standalone: true, use: { slices: ['faqs'], actors: ['navbr'] } }))
      .toMatchInlineSnapshot(`
        "site-config/site.json
          #/use/slices/0
            None of the slices that this folder could use is called "faqs".
            Did you mean "faq"?
          #/use/actors/0
            None of the actors that this folder could use is called "navbr".
            Did you mean "navbar"?

        2 faults in 1 file."
      `)
    expect(tell({ standalone: true, without: { slices: ['faq'] } })).toMatchInlineSnapshot(`
      "site-config/site.json
        #/without
          A standalone folder has nothing of the folders before it that could be left out.
          Remove "without", or "standalone".

      1 fault in 1 file."
    `)
  })
})
