/**
 * `npm run package:try -w lab`: does what a newcomer does with the packed engine: installs it from
 * its archive and the registry, makes a site, opens it in the dev server, builds and serves it.
 * Prints the time of each step. It needs the registry, 1.5 GB in the folder for temporary files,
 * and a few minutes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { readCall } from '../../cli/run-command.ts'

await readCall({
  help: `npm run package:try -w lab
Packs the engine, installs it from the registry as a stranger does, makes a site, looks at it in the dev server, builds
and serves it; tells each step's time. Needs the registry, 1.5 GB in the folder for temporary files, and a few minutes.`,
  options: {},
})
const folder = mkdtempSync(join(tmpdir(), 'try-package-'))
const site = join(folder, 'bottega')

/** As on a machine without a clone. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|SITE_|OUT_DIR|CONTENT_DIR|DATA_DIR|NODE_ENV$)/.test(name),
  ),
)

/** A signal stops the current step, and the folder is removed. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Error(`Stopped by ${signal}.`)))

async function step(name: string, act: () => Promise<void>): Promise<void> {
  stopping.signal.throwIfAborted()
  // An installation is silent for minutes.
  console.log(`          ${name} ...`)
  const start = performance.now()
  await act()
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

/** @throws Error with all of its output, unless it exits with 0 */
async function run(words: string, cwd: string): Promise<void> {
  const [command, ...args] = words.split(' ')
  const { signal } = stopping
  const child = spawn(command!, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => void child.kill()
  signal.addEventListener('abort', stop)
  const [said, faults, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (status !== 0) throw new Error(`${words} ended with ${status}:\n${said}${faults}`)
}

/** Starts a server, looks at its pages, and stops it. */
async function look(words: string): Promise<void> {
  const [command, ...args] = words.split(' ')
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const child = spawn(command!, args, {
    cwd: site,
    env: { ...environment, PORT: String(port) },
    // Its own group, to end its children too: npm does not forward every signal.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    while (!(await isServed(origin))) {
      stopping.signal.throwIfAborted()
      if (child.exitCode !== null) throw new Error(`${words} ended before it served.`)
      await wait(250)
    }
    for (const path of ['/', '/de', '/story/the-first-one']) await lookAt(origin, path)
  } finally {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    await ended
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const isServed = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  )

/** Requests the page, and every file of the site that it names. */
async function lookAt(origin: string, path: string): Promise<void> {
  const page = await fetch(origin + path)
  const html = await page.text()
  const named = html.matchAll(/(?:src|href|data-entry)="(\/[^"/][^"]*)"/g)
  const paths = new Set([path, ...[...named].map(([, to]) => to!.replaceAll('&amp;', '&'))])
  const answers = await Promise.all(
    [...paths].map(async (to) => [to, (await fetch(origin + to)).status] as const),
  )
  const wrong = answers.filter(([, status]) => status !== 200)
  if (wrong.length > 0)
    throw new Error(
      `${path} names what is not there: ${wrong.map((each) => each.join(' ')).join(', ')}`,
    )
}

try {
  // Without the registry npm would retry for minutes.
  await step('npm ping', () => run('npm ping --fetch-retries 0 --fetch-timeout 10000', folder))
  await step('npm pack', () =>
    run(`npm pack --ignore-scripts --pack-destination ${folder}`, repositoryRoot),
  )
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))!
  await step('npm install, beside the site', () => run(`npm install ./${archive}`, folder))
  await step('npx slicewright new site bottega', () =>
    run('npx slicewright new site bottega', folder),
  )
  await step('npm install, in the site', () => run(`npm install ../${archive}`, site))
  await step('npm run check', () => run('npm run check', site))
  await step('npm run dev, three pages', () => look('npm run dev'))
  await step('npm run build', () => run('npm run build', site))
  await step('npm start, three pages', () => look('npm start'))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
