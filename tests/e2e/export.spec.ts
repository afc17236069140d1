/** The exported site on a static host. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { readVariable } from '#schemas/environment-variables.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { copyContentPart } from '../support/copy-content-part.ts'
import { readFolder } from '../support/read-folder.ts'
import { hasSmallDisk, smallDisk } from '../support/small-disk.ts'
import { linkClone, openTerminal } from '../support/guides/open-terminal.ts'
import { linesOf } from '../support/guides/read-lines.ts'
import { runProcess } from '../support/start-process.ts'
import { configurationFiles, hasWebServer, startWebServer } from '../support/start-web-server.ts'
import { startStaticHost, type StaticHost } from '../support/static-host.ts'
import { makeFolder } from './support/folder.ts'
import { expect, rememberConsent, test, waitForMachines } from './support/test.ts'

const root = makeFolder('exported')
const clone = join(root, 'slicewright')
/** The name in docs/operations/static-export.md. */
const folder = join(clone, 'public-site')
let host: StaticHost

test.describe.configure({ mode: 'serial' })

const content = join(root, 'content')

const variables = {
  CONTENT_DIR: content,
  OUT_DIR: resolve(repositoryRoot, process.env['OUT_DIR'] ?? '.cache/e2e-build'),
  DATA_DIR: resolve(repositoryRoot, '.cache/e2e-data'),
  VENDOR_EMULATOR: `http://localhost:${Number(readVariable('E2E_PORT')) + 1000}`,
}
const env = { ...process.env, ...variables, SITE_BASE_URL: 'https://www.example.com' }

/** @returns the command's output */
function exportTo(out: string, ...node: readonly string[]): Promise<string> {
  return runProcess(process.execPath, [...node, 'cli/slicewright.mjs', 'export', '--out', out], {
    env,
  })
}

test.beforeAll(async () => {
  copyContentPart(content)
  symlinkSync(join(repositoryRoot, 'content/assets'), join(content, 'assets'))
  const terminal = openTerminal({ cwd: linkClone(clone), env: variables })
  const [line] = linesOf('static-export')
  const output = await terminal.run(line!)
  terminal.close()
  expect(output).toMatch(/Without --functions nothing answers forms/)
  expect(output).toMatch(/\d+ pages: \d+ rendered/)
  if (availableParallelism() > 1) expect(output).toMatch(/[1-9]\d* in all on a second thread/)
  host = await startStaticHost(folder)
})

test.afterAll(async () => {
  await host?.close()
  rmSync(root, { recursive: true })
})

test('an exported site works where only files are served', async ({ page, context, problems }) => {
  await rememberConsent(context, host.origin)
  await page.goto(`${host.origin}/blog`)
  await waitForMachines(page)
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  const isSame = () => page.evaluate(() => 'isSame' in globalThis)
  // A list in another state is a page of its own, and no document is loaded for it.
  await page.locator('main a[href="/blog/page=2"]').first().click()
  await expect(page).toHaveURL(`${host.origin}/blog/page=2`)
  await expect(page).toHaveTitle(/2/)
  expect(await isSame()).toBe(true)
  const article = page.locator('main a[href^="/blog/"]:not([href*="="])').first()
  const path = await article.getAttribute('href')
  await article.click()
  await expect(page).toHaveURL(host.origin + path)
  await expect(page.locator('main h1')).toBeVisible()
  expect(await isSame()).toBe(true)
  // Search needs no server; what only one could answer ends the dialog.
  await page.keyboard.press('/')
  await page.locator('[data-search-input]').fill('learn')
  await expect(page.locator('dialog[data-search]').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  // Pictures are files, and so is everything else.
  await page.goto(`${host.origin}/`)
  await page.locator('main img').first().scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((one: HTMLImageElement) => one.naturalWidth),
    )
    .toBeGreaterThan(0)
  // Functions have no server here, as the command has warned.
  expect(problems.filter((one) => !one.includes('/.netlify/functions/'))).toEqual([])
  // The policy in the page is obeyed.
  const isRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.isInjected = true'
    document.head.append(script)
    return 'isInjected' in globalThis
  })
  expect(isRun).toBe(false)
  expect(problems.join()).toMatch(/Content Security Policy/)
})

test('it leads to a visitor’s language, and says in it what is not there', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(host.origin)
  await expect(page).toHaveURL(`${host.origin}/de`)
  const response = await page.goto(`${host.origin}/de/blog/gibt-es-nicht`)
  expect(response!.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  expect(response!.headers()['content-type']).toContain('text/html')
  await page.goto(`${host.origin}/plans`)
  await expect(page).toHaveURL(`${host.origin}/pricing`)
  await context.close()
})

for (const name of ['nginx', 'Apache', 'Caddy'] as const)
  test(`${name} answers every page of it at its address, by the configuration beside it`, async () => {
    test.skip(!hasWebServer(name), `needs ${name}`)
    chmodSync(root, 0o755)
    const configuration = join(`${folder}.hosts`, configurationFiles[name])
    const server = await startWebServer(name, { root: folder, configuration, scratch: root })
    const wrong: string[] = []
    for (const [file, text] of readFolder(folder)) {
      if (!file.endsWith('.html') || file.endsWith('404.html')) continue
      const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`
      const response = await fetch(server.origin + encodeURI(path), { redirect: 'manual' })
      const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
      if (response.status !== 200 || body !== text) wrong.push(path)
    }
    expect(wrong).toEqual([])
    await server.stop()
  })

/** Preload that simulates a machine with one core. */
const oneCore = `data:text/javascript,${encodeURIComponent(`
  import os from 'node:os'
  import { syncBuiltinESMExports } from 'node:module'
  os.availableParallelism = () => 1
  syncBuiltinESMExports()`)}`

test('it is the same on one core, byte for byte', async () => {
  const alone = join(root, 'alone')
  expect(await exportTo(alone, '--import', oneCore)).not.toContain('second thread')
  const [files, others] = [readFolder(folder), readFolder(alone)]
  expect(files.size).toBeGreaterThan(500)
  expect([...others.keys()]).toEqual([...files.keys()])
  expect([...files].filter(([path, text]) => others.get(path) !== text)).toEqual([])
})

test.describe('on a full disk', () => {
  test.skip(!hasSmallDisk, 'needs a small disk')
  const disk = join(root, 'disk')

  /** @returns its output, and the files it leaves */
  function runOnDisk(command: string): { stdout: string; stderr: string } {
    mkdirSync(disk, { recursive: true })
    const script = `"$0" cli/slicewright.mjs ${command} --out ${disk}/out; cd ${disk} && find . -type f`
    return spawnSync('unshare', [...smallDisk(256, disk, script), process.execPath], {
      cwd: repositoryRoot,
      env: { ...env, DATA_DIR: join(root, 'no-data') },
      encoding: 'utf8',
    })
  }

  test('the gallery names its folder, and leaves nothing half drawn', () => {
    const { stdout, stderr } = runOnDisk('slices export')
    // Node copies folders with a call that knows no better name for it.
    expect(stderr).toMatch(
      /^\S+\/disk\/out could not be written: E(?:NOSPC|IO)\b.*\. Make room, .*\n$/,
    )
    expect(stdout).toBe('./.out.slices/lock\n')
  })

  test('an export says that there is no room for its content', () => {
    const { stderr } = runOnDisk('export')
    expect(stderr).toMatch(
      /^CONTENT_STALE .*"reason":".*(?:full|ENOSPC).*\nExportWithoutContent: .*free up disk space/m,
    )
  })
})
