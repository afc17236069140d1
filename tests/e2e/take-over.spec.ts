/** Projects of Slice Machine taken over by one command: imported, checked, served, crawled and compared. */
import { mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { startFilledSite, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

const projects = join(repositoryRoot, 'tests/fixtures/prismic')
const given = [
  'harbour',
  'lighthouse',
  'observatory',
  'orchard=orchard/dump',
  'workshop=workshop/dump',
]

test.describe('projects that are taken over', () => {
  test.describe.configure({ mode: 'serial' })
  let out: string
  let table: string[][]
  const sites: RunningSite[] = []

  test.beforeAll(async () => {
    out = mkdtempSync(join(repositoryRoot, '.cache/takeovers-'))
    const words = given.map((word) =>
      word
        .split('=')
        .map((path) => join(projects, path))
        .join('='),
    )
    const run = startProcess(join(repositoryRoot, 'node_modules/.bin/node'), [
      'cli/slicewright.mjs',
      'site',
      'takeover',
      '--out',
      out,
      ...words,
    ])
    await run.ended
    table = run
      .stdout()
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()))
  })
  test.afterAll(async () => {
    for (const site of sites) await site.stop()
    rmSync(out, { recursive: true, force: true })
  })

  /** As the command has built it. */
  async function serve(name: string): Promise<RunningSite> {
    const site = await startFilledSite(
      {
        build: `${basename(out)}/.${name}.build`,
        environment: { SITE_DIR: join(out, name) },
      },
      'serve',
    )
    sites.push(site)
    return site
  }

  test('[PAGEBUILDER-05] are sound, serve every document with one h1, and give their models back', () => {
    expect(table.slice(2).map((cells) => cells.slice(1, 7))).toEqual([
      ['harbour', '5, 3', '9', 'sound', '6 of 6', 'equal'],
      ['lighthouse', '3, 1', '4', 'sound', '3 of 3', 'equal'],
      ['observatory', '7, 3', '12', 'sound', '12 of 12', 'equal'],
      ['orchard', '3, 1', '3', 'sound', '2 of 2', 'equal'],
      ['workshop', '1, 1', '3', 'sound', '3 of 3', 'equal'],
    ])
  })

  test('[PAGEBUILDER-05] show slices of old, with their rows, their groups and their one value', async ({
    page,
  }) => {
    const { origin } = await serve('orchard')
    await page.goto(`${origin}/article/windfalls`)
    await expect(page.getByRole('heading', { level: 1, name: 'Windfalls' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Picked in September' })).toBeVisible()
    for (const words of [
      'Quince',
      'The old one',
      'It was a wet year.',
      'What was pressed',
      'Later',
    ])
      await expect(page.getByText(words)).toBeVisible()
    await page.goto(`${origin}/cellar`)
    await expect(page.getByRole('heading', { level: 1, name: 'The cellar' })).toBeVisible()
  })

  test('[PAGEBUILDER-05] have the addresses of their routes, in each language', async ({
    page,
  }) => {
    const { origin } = await serve('lighthouse')
    await page.goto(origin)
    await expect(page.getByRole('heading', { level: 1, name: 'The light' })).toBeVisible()
    await page.getByRole('link', { name: 'From' }).click()
    await expect(page).toHaveURL(`${origin}/our-keepers/ada?from=%2F`)
    await page.goto(`${origin}/fr`)
    await expect(page.getByRole('heading', { level: 1, name: 'La lumière' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
    // The uid of a document that has an address of its own leads there.
    await page.goto(`${origin}/home`)
    await expect(page).toHaveURL(`${origin}/`)
  })

  test('[PAGEBUILDER-05] show each variation with the fields it has', async ({ page }) => {
    const { origin } = await serve('harbour')
    await page.goto(origin)
    await expect(page.getByRole('table')).toBeVisible()
    await page.goto(`${origin}/tours/sample-full/sample-full`)
    await expect(page).toHaveURL(`${origin}/tours/sample-full/sample-full`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
})
