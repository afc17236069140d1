/**
 * `npm create slicewright`, as it will be published: from its packed file and that of the engine, in an empty folder,
 * with a real installation. The registry has what is installed here.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { packEngine } from '#tests/support/packed-engine.ts'
import { startSmallRegistry, type SmallRegistry } from '#tests/support/small-registry.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { listOptionalPackages } from '../../adapters/shared/packages/tool-packages.ts'
import { makeFolder } from './support/folder.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

const folder = makeFolder('create')
const site = join(folder, 'mi-clinica')
let registry: SmallRegistry
let archive: string
let create: string

test.beforeAll(async () => {
  // The Node of the tests runs the site.
  registry = await startSmallRegistry(['node'])
  archive = join(folder, packEngine(folder).filename)
  execFileSync('npm', ['pack', '-w', 'create-slicewright', '--pack-destination', folder], {
    cwd: repositoryRoot,
    stdio: 'ignore',
  })
  mkdirSync(join(folder, 'create'))
  const [packed] = globSync('create-slicewright-*.tgz', { cwd: folder })
  execFileSync('tar', ['-xzf', join(folder, packed!), '-C', join(folder, 'create')])
  create = join(folder, 'create/package/create.mjs')
})
test.afterAll(() => {
  registry?.close()
  rmSync(folder, { recursive: true, force: true })
})

function start(command: string, args: readonly string[], cwd: string, more: object = {}) {
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: folder,
    PORT: '0',
    npm_config_registry: registry.url,
    npm_config_update_notifier: 'false',
    ...more,
  }
  return startProcess(command, args, { cwd, env })
}

async function run(...call: Parameters<typeof start>) {
  const { ended, output } = start(...call)
  return { code: await ended, output: output() }
}

const runCreate = (...args: string[]) => run('node', [create, ...args, '--yes'], folder)

test('what cannot be made is told in a line, and nothing is left behind', async () => {
  const before = readdirSync(folder)
  for (const [args, line] of [
    [[], 'Name a folder: npm create slicewright@latest my-site'],
    [
      ['new', '--colour', 'blueish'],
      '“blueish” is no colour. Write it as #rrggbb, such as #1d4ed8.',
    ],
    [['new', '--languages', 'en,klingon'], '“klingon” is no language, such as en, de or es-MX.'],
    [['new', '--engine', './none.tgz'], `There is no file ${join(folder, 'none.tgz')}.`],
    [['create'], `${join(folder, 'create')} is not empty: it has package.`],
    [['new/site', '--engine', '99.0.0'], 'Installing slicewright@99.0.0 failed:'],
  ] as const) {
    const { code, output } = await runCreate(...args)
    expect([code, output]).toEqual([1, expect.stringContaining(line)])
    expect(output).not.toMatch(/^ +at /m)
    expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual(before)
  }
})

test('a site is made, with what it runs and no more', async () => {
  const options = ['--languages', 'es,ca,en', '--colour', '#fb6f92', '--prismic', 'mi-clinica-web']
  const { code, output } = await runCreate('mi-clinica', ...options, '--engine', archive)
  expect([code, output]).toEqual([0, expect.stringContaining('The site is in mi-clinica. Next:')])
  expect(output.trim().split('\n').length).toBeLessThan(15)
  const installed = JSON.parse(
    readFileSync(join(site, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: Record<string, unknown> }
  const names = Object.keys(installed.packages)
  console.log(`A site installs ${names.length} packages beside Node.`)
  expect(names.length).toBeLessThanOrEqual(153)
  expect(names.filter((name) => name.endsWith('/sharp'))).toEqual(['node_modules/sharp'])
  const peers = listOptionalPackages().map((wanted) => wanted.replace(/(?<=.)@[\d.]+$/, ''))
  expect(peers.filter((name) => existsSync(join(site, 'node_modules', name)))).toEqual([])
  const read = (path: string): unknown => JSON.parse(readFileSync(join(site, path), 'utf8'))
  expect(read('package.json')).toMatchObject({
    name: 'mi-clinica',
    dependencies: { slicewright: `file:../${archive.split('/').at(-1)}` },
  })
  expect(read('site-config/site.json')).toMatchObject({
    defaultLocale: 'es',
    locales: [
      { iso: 'es-ES', name: 'Español' },
      { iso: 'ca-ES', name: 'Català' },
      { iso: 'en-US' },
    ],
  })
  expect(read('content/repository.json')).toMatchObject({ name: 'mi-clinica-web' })
})

test('it is consistent, is built, exported and served, and its colour can be read', async ({
  page,
}) => {
  expect(await run('npm', ['run', 'check'], site)).toMatchObject({ code: 0 })
  expect(await run('npm', ['run', 'build'], site)).toMatchObject({ code: 0 })
  const address = { SITE_BASE_URL: 'https://clinica.example' }
  const exported = await run('npm', ['exec', '--', 'slicewright', 'export'], site, address)
  expect([exported.code, exported.output]).toEqual([0, expect.any(String)])
  const server = start('npm', ['start'], site)
  const origin = await server.waitFor(
    'it was served',
    (output) => /is served on (http:\S+)/.exec(output)?.[1],
  )
  try {
    expect(await (await fetch(origin)).text()).toContain('<html lang="es-ES"')
    await page.goto(origin)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
    expect(await accent()).not.toBe('#1d4ed8')
    expect((await page.goto(`${origin}/ca`))!.status()).toBe(200)
  } finally {
    await server.kill()
  }
})

test('what it asks for and has not is told by the check and at the build, and by the server', async () => {
  const line = 'LEAD_DATABASE_URL needs pg, which is not installed: `npm install pg@8` installs it.'
  const asking = { LEAD_DATABASE_URL: 'postgres://somebody@localhost/leads' }
  for (const words of [['run', 'check'], ['run', 'build'], ['start']]) {
    const { code, output } = await run('npm', words, site, asking)
    expect(code).not.toBe(0)
    expect(output).toContain(line)
    expect(output).not.toMatch(/^ +at /m)
  }
})
