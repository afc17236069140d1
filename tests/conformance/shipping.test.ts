/** The ways to run the site elsewhere start it as `npm start` does, and with the Node that the project pins. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { findNeed, ofPrimary, perWorker } from '../../adapters/node/cluster/limits.ts'
import { hangLimit } from '#tests/support/patience.ts'
import { readAlerts } from '#tests/support/read-alerts.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { findCommand } from '../../cli/commands.ts'
import { serverFlags } from '../../cli/shipping/server-flags.ts'

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
const { optionalDependencies } = JSON.parse(read('package.json')) as {
  optionalDependencies: { node: string }
}
const start = ['node', ...serverFlags, 'start.mjs'].join(' ')
const unit = read('adapters/node/slicewright.service')
const compose = read('compose.yaml')
const ignored = new Set(read('.dockerignore').split('\n'))
/** Lines that a backslash continues are one; comments are none. */
const dockerLines = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
const told = (instruction: string) =>
  dockerLines
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1))
/** Of an instruction in its form without a shell. */
const programOf = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[]

it('the image is made with the pinned Node, from the lock file, and not run by root', () => {
  const image = `node:${optionalDependencies.node}-bookworm-slim`
  expect(told('FROM')).toEqual([`${image} AS build`, image])
  expect(told('RUN').some((text) => text.startsWith('npm ci'))).toBe(true)
  expect(told('RUN').filter((text) => text.includes('npm install'))).toEqual([])
  expect(told('USER')).toEqual(['1000:1000'])
})

it('the files that the image copies are there, and the scripts that it runs', () => {
  const copied = told('COPY').filter((text) => !text.startsWith('--from='))
  const files = copied.flatMap((text) => text.split(' ').slice(0, -1))
  expect(files).toContain('package-lock.json')
  for (const file of files) {
    expect(existsSync(join(repositoryRoot, file)), file).toBe(true)
    expect(ignored, file).not.toContain(file)
  }
  const run = told('RUN').flatMap((text) => /^npx slicewright (\S+)/.exec(text)?.[1] ?? [])
  expect(run).toEqual(['package'])
  expect(findCommand(run)).toBeDefined()
  // The package is written where the second image takes it from.
  const written = /--out (\S+)/.exec(told('RUN').join('\n'))![1]!
  const taken = told('COPY').flatMap((text) => /^--from=build (\S+) /.exec(text)?.[1] ?? [])
  expect(taken).toEqual([resolve(told('WORKDIR')[0]!, written)])
})

it.each([
  [200, 0],
  [503, 1],
])('the image is healthy as its server says: %i ends with %i', async (status, code) => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [, ...args] = programOf(told('HEALTHCHECK')[0]!)
  const child = spawn(process.execPath, args, { env: { PORT: String(port) } })
  const ended = (await once(child, 'exit')) as unknown[]
  server.close()
  expect([ended[0], asked]).toEqual([code, ['/healthz']])
})

it('the image, the service and the package start alike, and get signals themselves', () => {
  expect(told('CMD').map((text) => programOf(text).join(' '))).toEqual([start])
  expect(unit).toContain(`ExecStart=/usr/bin/${start.replace(/\S+$/, '/opt/slicewright/$&')}\n`)
  expect(unit).toContain('ExecReload=/usr/bin/node /opt/slicewright/restart.mjs\n')
})

it('who ends npm ends the command that it has started, whose shell passes no signal on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shipping-'))
  const words = [
    'run',
    'slicewright',
    '--',
    'content',
    'serve',
    join(folder, 'made'),
    '--port',
    '0',
  ]
  const npm = startProcess('npm', words, { env: { ...process.env, PRISMIC_WRITE_TOKEN: 't' } })
  const address = await npm.waitFor(
    'it was served',
    (output) => /is at (http:\/\/[^\s/]+)/.exec(output)?.[1],
  )
  npm.process.kill('SIGTERM')
  const isServed = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  await expect.poll(isServed, { timeout: hangLimit }).toBe(false)
  await npm.ended
  rmSync(folder, { recursive: true })
})

const find = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

it('the service and the composition hold as many processes as they start, and one more while these are replaced', () => {
  const inUnit = find(unit, /^Environment=.* WORKERS=(\d+)$/m)
  expect({
    megabytes: find(unit, /^MemoryMax=(\d+)M$/m),
    tasks: find(unit, /^TasksMax=(\d+)$/m),
  }).toEqual(findNeed(inUnit))
  const composed = find(compose, /^ +WORKERS: (\d+)$/m)
  expect({
    megabytes: find(compose, /mem_limit: (\d+)m/),
    tasks: find(compose, /pids_limit: (\d+)/),
  }).toEqual(findNeed(composed))
})

it('the guide counts as the server does, in a sentence and in a table', () => {
  const guide = read('docs/operations/shipping.md')
  expect(guide).toContain(`${ofPrimary.megabytes} MB + ${perWorker.megabytes} MB × (WORKERS + 1)`)
  expect(guide).toContain(`${ofPrimary.tasks} + ${perWorker.tasks} × (WORKERS + 1)`)
  const rows = [...guide.matchAll(/^\| (\d+) \| (\d+) MB \| (\d+) \|$/gm)]
  expect(rows.length).toBeGreaterThan(2)
  for (const [, workers, megabytes, tasks] of rows)
    expect({ megabytes: Number(megabytes), tasks: Number(tasks) }).toEqual(
      findNeed(Number(workers)),
    )
})

it('the alert for memory is raised below what one process may take, and above what one usually takes', () => {
  const { query } = readAlerts().find(({ name }) => name === 'MemoryHigh')!
  const bytes = Number(/> (\S+)$/.exec(query)?.[1])
  expect(bytes).toBeLessThan(perWorker.megabytes * 1024 * 1024)
  expect(bytes).toBeGreaterThan(400e6)
})

it('what is built elsewhere, or holds data of visitors, does not reach the image', () => {
  for (const name of ['.data', '.git', 'dist', 'node_modules']) expect(ignored).toContain(name)
})
