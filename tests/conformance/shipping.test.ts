/** The ways to run the site elsewhere start it as `npm start` does, and with the Node that the project pins. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '#schemas/roots.ts'
import { readDockerfile } from '../../tools/shipping/read-dockerfile.ts'

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
const { scripts, optionalDependencies } = JSON.parse(read('package.json')) as {
  scripts: { start: string }
  optionalDependencies: { node: string }
}
const start = scripts.start.replace(/\S+$/, 'start.mjs')
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
  expect(read('adapters/node/slicewright.service')).toContain(`ExecStart=/usr/bin/${start}\n`)
})

it('what is built elsewhere, or holds data of visitors, does not reach the image', () => {
  const ignored = new Set(read('.dockerignore').split('\n'))
  for (const name of ['.data', '.git', 'dist', 'node_modules']) expect(ignored).toContain(name)
})
