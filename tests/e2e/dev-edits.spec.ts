/**
 * The author's view while saving files of a site that the dev server shows: a new site, outside the
 * repository.
 */
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { runProcess } from '#tests/support/start-process.ts'
import { startDevServer, type DevServer } from './support/dev-server.ts'
import { makeFolder } from './support/folder.ts'
import { expect, test, type Page } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

const parent = makeFolder('new')
const folder = join(parent, 'cook-book')
const at = (path: string) => join(folder, path)
let dev: DevServer

test.beforeAll(async () => {
  const command = join(repositoryRoot, 'cli/slicewright.mjs')
  await runProcess(process.execPath, [command, 'new', 'site', folder])
  dev = await startDevServer({ SITE_DIR: folder, DATA_DIR: join(parent, 'data') })
})
test.afterAll(async () => {
  await dev?.stop()
  rmSync(parent, { recursive: true, force: true })
})

const title = 'It works. Now make it yours.'
const faulty = 'The files of the site have faults'
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * A recent edit may reload the page just when it is left for the same address, which aborts this
 * navigation or keeps Playwright from noticing the load.
 */
async function open(page: Page): Promise<void> {
  await expect(() => page.goto(dev.origin, { waitUntil: 'commit' })).toPass()
  await expect(headingOf(page)).toHaveText(title)
}

/** A file as it was, and a way to save another version of it. */
function edit(path: string) {
  const sound = readFileSync(at(path), 'utf8')
  return {
    sound,
    save: (text: string) => writeFileSync(at(path), text),
    replace: (before: string, after: string) => {
      expect(sound).toContain(before)
      writeFileSync(at(path), sound.replace(before, after))
    },
    restore: () => writeFileSync(at(path), sound),
  }
}

test('[PAGEBUILDER-05] [PAGEBUILDER-09] what is wrong is told over the page, and in its place', async ({
  page,
}) => {
  const component = edit('slice-registry/slices/tips/Tips.tsx')
  const layout = edit('site-config/page-types/home.json')
  const overlay = page.locator('vite-error-overlay')
  const heading = headingOf(page)
  await open(page)
  component.replace('self tips.next', 'self tips.nxt')
  await expect(overlay).toContainText('The machine "tips" has no event "tips.nxt".')
  await expect(overlay).toContainText('Did you mean "tips.next"?')
  await expect(overlay).toContainText('Tips.tsx')
  component.restore()
  await open(page)
  await expect(overlay).toHaveCount(0)
  layout.replace('"layout": "plain"', '"layout": "plane"')
  await expect(heading).toHaveText(faulty)
  await expect(page.locator('pre').first()).toContainText('There is no layout "plane".')
  layout.restore()
  await expect(heading).toHaveText(title)
  expect(dev.output()).not.toContain('BASE_URL_MISSING')
})

test('a page that was on its way when a file was saved is loaded again', async ({ page }) => {
  const layout = edit('site-config/page-types/home.json')
  // With another tab open, Vite does not queue messages for this one.
  const other = await page.context().newPage()
  await open(other)
  const { promise: told, resolve: connect } = Promise.withResolvers<void>()
  await page.routeWebSocket(/./, (socket) => told.then(() => void socket.connectToServer()))
  await open(page)
  layout.replace('"layout": "plain"', '"layout": "plane"')
  await expect(headingOf(other)).toHaveText(faulty)
  connect()
  await expect(headingOf(page)).toHaveText(faulty)
  layout.restore()
  await expect(headingOf(page)).toHaveText(title)
  await expect(headingOf(other)).toHaveText(title)
})

test('[PAGEBUILDER-11] every save of content is shown, in place, however soon after the last', async ({
  page,
}) => {
  const home = edit('content/documents/en-us/home/home.json')
  // Right after the page has reported what it shows, and before its site has started.
  let saves = 0
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (saves === 0 && String(payload).includes('slicewright:shown'))
        home.replace(title, `Saved ${++saves}.`)
    }),
  )
  await page.goto(dev.origin, { waitUntil: 'commit' })
  await expect(headingOf(page)).toHaveText('Saved 1.')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  while (saves < 8) {
    home.replace(title, `Saved ${++saves}.`)
    if (saves % 2 === 0) await expect(headingOf(page)).toHaveText(`Saved ${saves}.`)
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  home.restore()
  await expect(headingOf(page)).toHaveText(title)
})

test('[PAGEBUILDER-11] content is shown as it was while its file is broken or half written', async ({
  page,
}) => {
  const home = edit('content/documents/en-us/home/home.json')
  const story = edit('content/documents/en-us/story/the-first-one.json')
  const read = async (path: string) => (await page.request.get(dev.origin + path)).text()
  /** Once this is shown, earlier saves have been read as well. */
  const saveAnother = async (name: string) => {
    story.replace('The first one', name)
    await expect.poll(() => read('/story/the-first-one')).toContain(name)
  }
  const empty = () => closeSync(openSync(at('content/documents/en-us/home/home.json'), 'w'))
  await open(page)
  home.replace('"uid": null,', '"uid": null,,')
  await saveAnother('The second one')
  expect(await read('/')).toContain(title)
  empty()
  home.replace(title, 'Written at once.')
  await expect(headingOf(page)).toHaveText('Written at once.')
  empty()
  await saveAnother('The third one')
  expect(await read('/')).toContain('Written at once.')
  home.replace(title, 'Written late.')
  await expect(headingOf(page)).toHaveText('Written late.')
  story.restore()
  home.restore()
  await expect(headingOf(page)).toHaveText(title)
})

test('[PAGEBUILDER-11] the desk is answered while the site reads what it has saved', async () => {
  const ask = (path: string, change?: object) =>
    fetch(`${dev.origin}/__desk/${path}`, {
      headers: { 'x-desk': '1' },
      ...(change && { method: 'PUT', body: JSON.stringify(change) }),
    })
  const read = async <Value>(path: string) => (await (await ask(path)).json()) as Value
  const listed = await read<{ id: string; type: string }[]>('documents')
  const ids = listed.filter(({ type }) => type === 'home').map(({ id }) => id)
  // The client waits between two writes: the site has read the first before there is the second.
  const saves = ids.map(async (id) => {
    const { version, ...document } = await read<{ version: string }>(`documents/${id}`)
    const change = { ...document, base: version, title: 'Saved', tags: ['saved'] }
    return (await ask(`documents/${id}`, change)).status
  })
  expect(await Promise.all(saves)).toEqual([200, 200])
  const documents = await read('documents')
  for (const id of ids)
    expect(documents).toContainEqual(expect.objectContaining({ id, isDraft: true }))
  rmSync(at('content/releases'), { recursive: true })
})

test('[PAGEBUILDER-05] files that come while it runs count: a theme, a migration', async ({
  page,
}) => {
  await open(page)
  const theme = readFileSync(join(repositoryRoot, 'runtime/styles/theme.css'), 'utf8')
  const body = page.locator('body')
  const color = ['background-color', 'rgb(1, 2, 3)'] as const
  writeFileSync(at('site-config/theme.css'), `${theme}\nbody { background-color: rgb(1, 2, 3) }`)
  await expect(body).toHaveCSS(...color)
  rmSync(at('site-config/theme.css'))
  await expect(body).not.toHaveCSS(...color)

  const schema = edit('slice-registry/slices/opening/schema.json')
  const migrations = 'slice-registry/slices/opening/migrations.ts'
  schema.save(JSON.stringify({ ...JSON.parse(schema.sound), 'x-version': 2 }))
  writeFileSync(
    at(migrations),
    `export const migrations = {
  1: (slice) => ({ ...slice, primary: { ...slice.primary, text: 'As it is called now.' } }),
}`,
  )
  await expect(page.getByText('As it is called now.')).toBeVisible()
  const migration = edit(migrations)
  migration.save(`throw new Error('It leads nowhere')\n${migration.sound}`)
  await expect(page.locator('vite-error-overlay')).toContainText('It leads nowhere')
  migration.restore()
  await expect(page.getByText('As it is called now.')).toBeVisible()
  rmSync(at(migrations))
  schema.restore()
  await expect(page.getByText('As it is called now.')).toHaveCount(0)
})

test('[PAGEBUILDER-09] a page that cannot be drawn says what it failed on', async ({ page }) => {
  const repository = edit('content/repository.json')
  await open(page)
  rmSync(at('content/repository.json'))
  const read = async () => (await page.request.get(dev.origin)).text()
  await expect.poll(read).toContain('The page could not be drawn')
  await expect(() => page.goto(dev.origin, { waitUntil: 'commit' })).toPass()
  await expect(headingOf(page)).toHaveText('The page could not be drawn')
  await expect(page.locator('pre')).toContainText('repository.json')
  repository.restore()
  await expect(headingOf(page)).toHaveText(title)
})

test.describe('[PAGEBUILDER-09] a section that throws', () => {
  const failed = (page: Page) => page.locator('[data-failed-section]')
  const tips = (page: Page) => page.getByRole('heading', { name: 'Did you know?' })
  const lineOf = (text: string, part: string) =>
    text.slice(0, text.indexOf(part)).split('\n').length

  test('says so in its place and in the terminal, with its line, until it is mended', async ({
    page,
  }) => {
    const component = edit('slice-registry/slices/opening/Opening.tsx')
    const start = 'const { title, text, link, label } = fields'
    const wrong = `const lost = fields as unknown as {
    none: { title: string }
  }
  ${start}
  if (lost.none.title) return null`
    const place = `Opening.tsx:${lineOf(component.sound, start) + 4}:17`
    await open(page)
    component.replace(start, wrong)
    await expect(failed(page)).toContainText(
      "Cannot read properties of undefined (reading 'title')",
    )
    await expect(failed(page)).toContainText(place)
    await expect(headingOf(page)).toHaveCount(0)
    await expect(tips(page)).toBeVisible()
    const status = async () => (await page.request.get(`${dev.origin}/__status`)).text()
    expect(await status()).toContain(
      'The section &quot;opening&quot; could not be drawn: Cannot read',
    )
    expect(dev.output()).toContain(place)
    expect(dev.output()).not.toContain('Report this line')
    component.restore()
    await expect(headingOf(page)).toHaveText(title)
    await expect(failed(page)).toHaveCount(0)
    expect(await status()).toContain('Faults of the content: 0')
  })

  test('also while it is loaded, which takes no other', async ({ page }) => {
    const component = edit('slice-registry/slices/opening/Opening.tsx')
    await open(page)
    for (const wrong of ["import 'no-such-package'", "throw new Error('Loaded badly')"]) {
      component.save(`${wrong}\n${component.sound}`)
      await expect(failed(page)).toContainText(/no-such-package|Loaded badly/)
      await expect(tips(page)).toBeVisible()
      component.restore()
      await expect(headingOf(page)).toHaveText(title)
      await expect(failed(page)).toHaveCount(0)
    }
  })

  test('is shown again as well when it is an island', async ({ page }) => {
    const component = edit('slice-registry/slices/tips/Tips.tsx')
    const wiring = edit('slice-registry/slices/tips/wiring.json')
    const { binding: _, ...island } = JSON.parse(wiring.sound)
    const draw = (line: string) => `import type { IslandProps } from '#runtime/slice'
export function Tips({ props }: IslandProps<{ title: string }>) {
  ${line}
  return <h2>Did you know? {typeof props}</h2>
}
`
    component.save(draw(''))
    wiring.save(JSON.stringify({ ...island, hydrate: 'load' }))
    const read = async () => (await page.request.get(dev.origin)).text()
    await expect.poll(read).toMatch(/Did you know\? (?:<!-- -->)?object/)
    await expect(() => page.goto(dev.origin, { waitUntil: 'commit' })).toPass()
    await expect(page.locator('sw-island h2')).toHaveText('Did you know? object')
    await expect(page.locator('sw-island[data-hydrated]')).toHaveCount(1)
    component.save(draw("if (props) throw new Error('Out of tips')"))
    await expect(failed(page)).toContainText('Out of tips')
    await expect(failed(page)).toContainText('Tips.tsx:3:')
    component.save(draw(''))
    await expect(page.locator('sw-island[data-hydrated]')).toHaveCount(1)
    await expect(failed(page)).toHaveCount(0)
    component.restore()
    wiring.restore()
  })
})

test('[PAGEBUILDER-05] it holds no more after many edits than after one', async ({ page }) => {
  const texts = edit('site-config/messages/en.json')
  const messages = JSON.parse(texts.sound)
  const read = async () => (await page.request.get(dev.origin)).text()
  for (let saves = 1; saves <= 12; saves++) {
    texts.save(JSON.stringify({ ...messages, 'tips.next': `Tip ${saves} of 12` }))
    await expect.poll(read, { intervals: [200] }).toContain(`Tip ${saves} of 12`)
  }
  texts.restore()
  expect(dev.output()).not.toContain('MaxListenersExceededWarning')
})
