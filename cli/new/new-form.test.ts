/**
 * `npx slicewright new form`, on the shipped site: its files are checked, its page is served, and
 * what is posted is kept.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHandler, createMemoryCache, type Site } from '#runtime'
import { buildValidators } from '#compiler/generate/generate-validators.ts'
import { generateSiteFiles } from '#compiler/generate/generate.ts'
import { loadForms } from '#compiler/read/load-forms.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite, testBaseUrl } from '#tests/support/create-test-site.ts'
import { readHidden } from '#tests/support/sent-forms.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { pageForm } from '../../functions/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'new-form-'))
const roots = [repositoryRoot, folder]
/** A folder from which imports find the packages. */
const cache = join(repositoryRoot, '.cache')
mkdirSync(cache, { recursive: true })
const compiled = mkdtempSync(join(cache, 'new-form-'))
afterAll(() => {
  for (const path of [folder, compiled]) rmSync(path, { recursive: true, force: true })
})

function run(command: string, args: readonly string[] = [], root = folder) {
  const words = command.split(' ')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['cli/slicewright.mjs', ...words, ...args],
    {
      cwd: repositoryRoot,
      env: { ...process.env, SITE_DIR: root },
      encoding: 'utf8',
    },
  )
  return { code: status, output: stdout + stderr }
}

let made: ReturnType<typeof run>
beforeAll(() => {
  made = run('new', ['form', 'cake-order'])
})

it('[PAGEBUILDER-05] makes a form that passes every check, once', () => {
  expect(made.output).toContain('+ site-config/forms/cakeOrder.json')
  expect(made.output).toContain('+ content/documents/de-de/form_page/cake-order.json')
  expect(made.code).toBe(0)
  expect(run('check')).toMatchObject({ code: 0 })
  const file = join(folder, 'site-config/forms/cakeOrder.json')
  const before = readFileSync(file, 'utf8')
  const again = run('new', ['form', 'cake-order'])
  expect(again.output).toContain('Nothing was written, since these exist already: ')
  expect(again.code).toBe(2)
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it('[PAGEBUILDER-11] generates nothing for a folder without slices of its own', () => {
  expect(existsSync(join(folder, 'schemas/generated'))).toBe(false)
  const club = join(repositoryRoot, 'tests/fixtures/sites/book-club')
  const files = generateSiteFiles([repositoryRoot, club])
  expect([...files.keys()]).toEqual([])
})

it('refuses a site whose words of forms are nowhere, and says what it lacks', () => {
  const alone = join(folder, 'alone')
  mkdirSync(join(alone, 'site-config'), { recursive: true })
  const forms = { document: 'forms', type: 'type', texts: 'texts', messages: 'messages' }
  writeFileSync(
    join(alone, 'site-config/site.json'),
    JSON.stringify({ standalone: true, forms, locales: [] }),
  )
  const { code, output } = run('new', ['form', 'cake-order'], alone)
  expect(output).toContain('There is no document type "forms", which "forms" of site-config')
  expect(code).toBe(2)
  expect(existsSync(join(alone, 'site-config/forms'))).toBe(false)
})

it.each([
  ['en', '/form/cake-order', 'Thank you, it has arrived'],
  ['de', '/de/form/cake-order', 'Danke, es ist angekommen'],
])(
  '[PAGEBUILDER-05] [SLICE-04] keeps what its page in %s is sent',
  async (locale, path, thanks) => {
    const service = await startContentService({
      folders: roots.map((root) => join(root, 'content')),
      assetBase: '/media',
    })
    const { site } = createTestSite({ overrides: await compileForms(createPrismicSource(service)) })
    const platform = createTestPlatform({ site })
    const handle = createHandler(site, {
      cache: createMemoryCache(),
      submit: (request) => pageForm(request, { ...platform, address: '203.0.113.7' }),
    })
    const send = async (body: Record<string, string>) => {
      const page = await (await handle(new Request(testBaseUrl + path))).text()
      const answer = await handle(
        new Request(testBaseUrl + path, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
          },
          body: new URLSearchParams({ ...readHidden(page), ...body }),
        }),
      )
      return answer.text()
    }
    const listed = () => platform.leads.list({ limit: 9 })
    const email = 'ada@engines.example'
    expect(await send({ email, privacy: 'true' })).not.toContain(thanks)
    expect(await listed()).toEqual([])
    expect(await send({ email, message: 'Plum.', privacy: 'true' })).toContain(thanks)
    expect(await listed()).toMatchObject([
      { notice: { lead: { type: 'cakeOrder', locale, fields: { email, message: 'Plum.' } } } },
    ])
    await service.close()
  },
)

/** The forms as a build compiles them from both folders. */
async function compileForms(content: Site['content']): Promise<Partial<Site>> {
  const forms = loadForms(roots)
  const file = join(compiled, 'validators.mjs')
  if (!existsSync(file)) writeFileSync(file, await buildValidators(loadSchemas(roots), forms))
  return {
    content,
    forms: new Map(Object.entries(forms)),
    validators: (await import(/* @vite-ignore */ file)) as Site['validators'],
  }
}
