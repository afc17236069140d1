/** The ways to run the site elsewhere start it as `npm start` does, and with the Node that the project pins. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { findNeed, ofPrimary, perWorker } from '../../adapters/node/cluster/limits.ts'
import { readAlerts } from '#tests/support/read-alerts.ts'
import { readDockerfile } from '../../cli/shipping/read-dockerfile.ts'

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
const { scripts, optionalDependencies } = JSON.parse(read('package.json')) as {
  scripts: Record<'start' | 'restart' | 'dev' | 'netlify:serve', string>
  optionalDependencies: { node: string }
}
const start = scripts.start.replace('exec ', '').replace(/\S+$/, 'start.mjs')
const unit = read('adapters/node/slicewright.service')
const compose = read('compose.yaml')
const stages = readDockerfile(read('Dockerfile'))
const steps = stages.at(-1)!.steps

it('the image is made with the pinned Node, from the lock file, and not run by root', () => {
  expect(stages.map(({ image }) => image)).toEqual(
    stages.map(() => `node:${optionalDependencies.node}-bookworm-slim`),
  )
  const runs = stages.flatMap((stage) =>
    stage.steps.flatMap((step) => (step.kind === 'RUN' ? [step.text] : [])),
  )
  expect(runs.some((text) => text.startsWith('npm ci'))).toBe(true)
  expect(runs.filter((text) => text.includes('npm install'))).toEqual([])
  expect(steps).toContainEqual({ kind: 'USER', text: '1000:1000' })
  expect(steps.some(({ kind }) => kind === 'HEALTHCHECK')).toBe(true)
})

it('the image, the service and the package start alike, and get signals themselves', () => {
  const commands = steps.flatMap((step) => (step.kind === 'CMD' ? [step.command.join(' ')] : []))
  expect(commands).toEqual([start])
  expect(unit).toContain(`ExecStart=/usr/bin/${start.replace(/\S+$/, '/opt/slicewright/$&')}\n`)
  expect(unit).toContain('ExecReload=/usr/bin/node /opt/slicewright/restart.mjs\n')
})

it('a signal to npm reaches what its scripts run: no shell stays between them', () => {
  const { start: shipped, restart, dev } = scripts
  for (const script of [shipped, restart, dev, scripts['netlify:serve']])
    expect(script).toMatch(/^exec node /)
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
  const guide = read('docs/guides/self-hosting.md')
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
  const ignored = new Set(read('.dockerignore').split('\n'))
  for (const name of ['.data', '.git', 'dist', 'node_modules']) expect(ignored).toContain(name)
})
