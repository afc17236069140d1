/**
 * The output of `npx slicewright package` runs by itself: elsewhere, as another user, writing only
 * to its data. It is made, unpacked and started by the commands of docs/operations/shipping.md, exactly
 * as written there.
 */
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { linkClone, openTerminal, type Terminal } from '#tests/support/guides/open-terminal.ts'
import { linesOf } from '#tests/support/guides/read-lines.ts'
import { submitContact } from '#tests/support/sent-forms.ts'
import { runProcess, startProcess, type Started } from '#tests/support/start-process.ts'
import { listLoadedPackages } from '../../cli/shipping/list-loaded.ts'
import { holdRequest } from './support/held-request.ts'
import { makeFolder } from './support/folder.ts'
import { keepAsking } from './support/machines.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

// The build of the suite's own server.
const build = resolve(repositoryRoot, process.env['OUT_DIR'] ?? '.cache/e2e-build')

const root = makeFolder('package')
const folder = join(root, 'package')
const dataDir = makeFolder('package-data')
const [packLine, unpackLine, startLine, ...serviceLines] = linesOf('shipping', {
  until: 'Several processes',
}) as [string, string, string, ...string[]]

const replaced = [
  { written: '/var/lib/slicewright', here: join(dataDir, 'npm'), why: 'a folder of the test' },
  { written: '/opt/', here: `${root}/opt/`, why: 'needs root' },
  { written: '/etc/systemd/system/', here: `${root}/etc/`, why: 'needs root' },
]
const terminals: Terminal[] = []
function open(cwd: string, env: Record<string, string> = {}): Terminal {
  const terminal = openTerminal({ cwd, env, replaced })
  terminals.push(terminal)
  return terminal
}
let files: string[]
let server: Started
let origin: string

test.beforeAll(async () => {
  await open(linkClone(join(root, 'slicewright')), { OUT_DIR: build }).run(packLine)
  copyFileSync(join(build, 'package.tar.gz'), join(root, 'package.tar.gz'))
  for (const made of ['package', 'package.tar.gz'])
    rmSync(join(build, made), { recursive: true, force: true })
  await open(root).run(unpackLine)
  files = list(folder)
  chmodSync(root, 0o755)
  chmodSync(dataDir, 0o777)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const args = manifest.scripts.start.replace('exec node ', '').split(' ')
  server = startProcess(join(repositoryRoot, 'node_modules/node/bin/node'), args, {
    cwd: folder,
    // Nothing of this environment: neither its folders nor its Node options.
    env: { PORT: '0', DATA_DIR: dataDir },
    // The user nobody: may read the folder, but not write to it.
    ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
  })
  origin = await server.waitFor(
    'it was served',
    (output) => /is served on (http:\S+)/.exec(output)?.[1],
  )
})
test.afterAll(async () => {
  await server?.kill()
  for (const terminal of terminals) terminal.close()
  for (const made of [root, dataDir]) rmSync(made, { recursive: true, force: true })
})

function list(of: string): string[] {
  return readdirSync(of, { recursive: true, encoding: 'utf8' }).sort()
}

test('a start loads no package that only pictures, forms, feeds or services outside need', () => {
  expect(listLoadedPackages(join(build, 'server/main.mjs'))).toEqual([
    '@prismicio/client',
    'ajv',
    'ajv-formats',
    'cockatiel',
    'i18next',
    'image-meta',
    'isbot',
    'libphonenumber-js',
    'lru-cache',
    'p-queue',
    'rate-limiter-flexible',
    'react',
    'react-dom',
    'srvx',
    'xstate',
  ])
})

test('pages, pictures, files and scripts come from the package alone', async () => {
  const html = await (await fetch(`${origin}/blog`)).text()
  expect(html).toContain('<main id="main"')
  const named = / (?:src|href|data-entry)="(\/[^"#]*\.[^"#]*)"/g
  const asked = [...html.matchAll(named)].map(([, address]) => address!)
  expect(asked).toContainEqual(expect.stringMatching(/^\/assets\/.+\.js$/))
  const [picture] = /\/\.netlify\/images\?[^\s"]+/.exec(html)!
  // A page names the script it begins with; scripts and sheets name the others.
  const assets = files.filter((file) => /^client\/assets\/.+\.(?:js|css)$/.test(file))
  expect(assets.length).toBeGreaterThan(50)
  const addresses = [
    ...[...asked, picture].map((address) => address.replaceAll('&amp;', '&')),
    ...assets.map((file) => file.slice('client'.length)),
  ]
  for (const address of new Set(addresses)) {
    const response = await fetch(origin + address)
    expect([address, response.status]).toEqual([address, 200])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
  }
})

test('functions answer, a form is kept, and the script that makes a report is there', async () => {
  const address = 'somebody@gmail.com'
  const known = await fetch(`${origin}/.netlify/functions/is-professional-email?email=${address}`)
  expect([known.status, await known.text()]).toEqual([200, expect.stringContaining('false')])
  expect(await submitContact(origin, crypto.randomUUID())).toBe(true)
  const worker = files.find((file) => /^client\/assets\/report\.worker-[^/]+\.js$/.test(file))!
  const script = await fetch(`${origin}/${worker.slice('client/'.length)}`)
  expect(await script.text()).toContain('jsPDF')
})

test('no source map, test, type or source of ours is in it, nor served', async () => {
  const ours = files.filter((file) => !/^(?:node_modules|content)\//.test(file))
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(ours.filter((file) => /\.(?:tsx?|test\.\w+)$/.test(file))).toEqual([])
  const scripts = files.filter((file) => /^client\/.*\.(?:js|css)$/.test(file))
  expect(scripts.length).toBeGreaterThan(50)
  for (const file of scripts) {
    expect(readFileSync(join(folder, file), 'utf8').includes('sourceMappingURL='), file).toBe(false)
  }
  const response = await fetch(`${origin}/${scripts[0]!.slice('client/'.length)}.map`)
  expect(response.status).toBe(404)
})

test('its bill of materials names what is in it', async () => {
  const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string
    components: { name: string; purl: string }[]
  }
  expect(bill.bomFormat).toBe('CycloneDX')
  const names = new Set(bill.components.map(({ purl }) => purl.split('@').slice(0, -1).join('@')))
  for (const name of ['sharp', 'react', 'srvx', 'posthog-js'])
    expect(names).toContain(`pkg:npm/${name}`)
  const licences = readFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), 'utf8')
  expect(licences).toMatch(/^react 19\.\S+ \(MIT\)\n\nMIT License/m)
})

test('it is small, and writes nothing into its own folder', async () => {
  expect(await server.stop(), server.output()).toBe(0)
  expect(list(folder)).toEqual(files)
  const bytes = files.reduce((sum, file) => {
    const { size } = statSync(join(folder, file))
    return sum + size
  }, 0)
  console.log(`The package: ${(bytes / 1e6).toFixed(1)} MB in ${files.length} files`)
  expect(bytes).toBeLessThan(60e6)
  expect(list(dataDir)).toContain('compile-cache')
})

/** The environment of an operator's shell: npm, and this Node before any other. */
const shell = (environment: Record<string, string>) => ({
  PATH: `${join(repositoryRoot, 'node_modules/node/bin')}:${process.env['PATH']}`,
  HOME: dataDir,
  ...environment,
})

test('SIGTERM to npm ends the server: an open request is answered, the port is free, and npm ends with it', async () => {
  const port = await findFreePort()
  const npm = open(folder, { PORT: String(port), HOST: '127.0.0.1' }).start(startLine)
  await npm.waitFor('it was served', (output) => output.includes('is served on') || undefined)
  const html = await (await fetch(`http://127.0.0.1:${port}/blog`)).text()
  expect(html).toContain('rel="canonical" href="https://www.example.com/blog"')
  const held = await holdRequest(port)
  npm.process.kill('SIGTERM')
  await npm.waitFor('it stops', (output) => output.includes('SIGTERM: finishing') || undefined)
  expect(await held.finish()).toMatch(/^HTTP\/1\.1 200 [^]*<\/html>/)
  expect(await npm.ended).toBe(0)
  // Listening fails if any process still holds the port.
  const next = createServer().listen(port, '127.0.0.1')
  await once(next, 'listening')
  next.close()
})

test('versions lie side by side: a restart follows the link to the next one and back, without a failed request', async () => {
  const [unpack, setLink, copyUnit, unpackNext, switchLink] = serviceLines as [
    string,
    string,
    string,
    string,
    string,
  ]
  for (const name of ['opt', 'etc']) mkdirSync(join(root, name))
  copyFileSync('adapters/node/slicewright.service', join(root, 'slicewright.service'))
  const machine = open(root)
  for (const line of [unpack, setLink, copyUnit, unpackNext]) await machine.run(line)
  const versions = [1, 2].map((number) => join(root, `opt/slicewright-${number}`))
  for (const [at, version] of versions.entries())
    writeFileSync(join(version, 'client/version.txt'), `version ${at + 1}`)
  const unit = readFileSync(join(root, 'etc/slicewright.service'), 'utf8')
  /** The command that systemd would run. */
  const read = (key: 'ExecStart' | 'ExecReload') =>
    new RegExp(`^${key}=/usr/bin/node (.*)$`, 'm')
      .exec(unit)![1]!
      .replaceAll('/opt/', `${root}/opt/`)
      .split(' ')
  const port = await findFreePort()
  const env = shell({
    PORT: String(port),
    HOST: '127.0.0.1',
    WORKERS: '2',
    DATA_DIR: join(dataDir, 'linked'),
  })
  const running = startProcess('node', read('ExecStart'), { cwd: dataDir, env })
  await running.waitFor('it was served', (output) => output.includes('is served on') || undefined)
  const at = `http://127.0.0.1:${port}`
  const show = async () => (await fetch(`${at}/version.txt`)).text()
  const reload = () => runProcess('node', read('ExecReload'), { cwd: dataDir, env })
  const restart = () =>
    runProcess('npm', ['run', 'restart'], { cwd: join(root, 'opt/slicewright'), env })
  expect(await show()).toBe('version 1')
  const visits = keepAsking([at], ['/pricing', '/blog', '/de'], 3)
  for (const [line, replace, told] of [
    [switchLink, reload, 'version 2'],
    [switchLink.replaceAll('slicewright-2', 'slicewright-1'), restart, 'version 1'],
  ] as const) {
    await machine.run(line)
    expect(await replace()).toContain('All processes are new.')
    for (let look = 0; look < 8; look++) expect(await show()).toBe(told)
  }
  // A version that cannot serve leaves the running one in place, and says so.
  rmSync(join(versions[1]!, 'server/main.mjs'))
  await machine.run(switchLink)
  await expect(restart()).rejects.toThrow('A new process failed to serve')
  expect(await show()).toBe('version 1')
  expect((await visits.stop()).faults).toEqual([])
  expect(await running.stop()).toBe(0)
})

test('a Node that does not fit is told which is needed, in one line', async () => {
  const { engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    engines: { node: string }
  }
  // As an older Node reads it.
  const older = join(dataDir, 'older.cjs')
  writeFileSync(
    older,
    "Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); delete require('node:module').enableCompileCache",
  )
  for (const script of ['start.mjs', 'restart.mjs']) {
    const old = startProcess('node', ['--require', older, script], { cwd: folder, env: shell({}) })
    expect(await old.ended).toBe(1)
    expect(old.output()).toBe(`This package needs Node ${engines.node}; this is Node 20.20.2.\n`)
  }
})
