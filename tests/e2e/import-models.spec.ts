/** A Slice Machine project turned into a site by one command: its documents are pages at once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { importProject } from '../../cli/import-project.ts'
import { readProject } from '../../cli/read-project.ts'
import { startFilledSite, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

test.describe('a site of somebody else’s models', () => {
  test.describe.configure({ mode: 'serial' })
  let site: RunningSite
  let folder: string

  test.beforeAll(async () => {
    const starter = join(repositoryRoot, 'tests/fixtures/prismic-starter')
    folder = mkdtempSync(join(repositoryRoot, '.cache/starter-'))
    await importProject(readProject(starter), folder, {
      name: 'Harbour Books',
      content: join(starter, 'content'),
    })
    site = await startFilledSite({ build: 'starter', environment: { SITE_DIR: folder } })
  })
  test.afterAll(async () => {
    await site?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('[PAGEBUILDER-05] its home page shows its slices, with links to its other pages', async ({
    page,
  }) => {
    await page.goto(site.origin)
    await expect(page).toHaveTitle(/^Harbour Books, by the water/)
    await expect(page.getByRole('heading', { name: 'Books that smell of salt' })).toBeVisible()
    await expect(page.getByText('Letters nobody sent.')).toBeVisible()
    await expect(page.getByText('A ferryman')).toBeVisible()
    await expect(page.getByText('Shop of the year')).toBeVisible()
    await page.getByRole('link', { name: 'When we open' }).click()
    await expect(page).toHaveURL(`${site.origin}/opening-hours`)
    await expect(page.getByRole('heading', { level: 1, name: 'Opening hours' })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText([
      'Friday until the last ferry',
      'Sunday when it rains',
    ])
  })

  test('[PAGEBUILDER-04] a slice without a model is left out and told, the rest is there', async ({
    request,
  }) => {
    const response = await request.get(`${site.origin}/opening-hours`)
    expect(response.status()).toBe(200)
    expect(await response.text()).not.toContain('Pier 4')
    const issue = site
      .output()
      .split('\n')
      .find((line) => line.includes('map_embed'))
    expect(issue).toContain('/data/slices/2')
  })

  test('a document of a type without an address is no page', async ({ request }) => {
    expect((await request.get(`${site.origin}/settings`)).status()).toBe(404)
  })
})
