/** The steps of a Dockerfile in folders of this machine: what they run is what Docker would, with this Node. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { Stage, Step } from './read-dockerfile.ts'

/** What the image would be. */
export interface Image {
  /** Its file system: `/` is this folder. */
  root: string
  workdir: string
  environment: Record<string, string>
  user: string | undefined
  command: string[]
  healthcheck: string[]
}

/** @throws Error naming the step that failed */
export function rehearseStages(stages: readonly Stage[], folder: string): Image {
  const images = new Map<string, Image>()
  let last: Image | undefined
  for (const [at, stage] of stages.entries()) {
    const root = join(folder, `stage-${at + 1}`)
    mkdirSync(root, { recursive: true })
    last = { root, workdir: '/', environment: {}, user: undefined, command: [], healthcheck: [] }
    for (const step of stage.steps) take(step, last, images)
    images.set(stage.name ?? String(at), last)
  }
  if (!last) throw new Error('The Dockerfile has no stage.')
  return last
}

function take(step: Step, image: Image, images: ReadonlyMap<string, Image>): void {
  switch (step.kind) {
    case 'WORKDIR':
      image.workdir = resolve(image.workdir, step.text)
      mkdirSync(join(image.root, image.workdir), { recursive: true })
      break
    case 'RUN':
      runStep(step.text, image)
      break
    case 'COPY':
      copy(step, image, images)
      break
    case 'ENV':
      Object.assign(image.environment, step.variables)
      break
    case 'USER':
      image.user = step.text
      break
    case 'CMD':
      image.command = step.command
      break
    case 'HEALTHCHECK':
      image.healthcheck = step.command
      break
    default:
      break
  }
}

/** Paths in it are relative: nothing here is the root of a file system. */
function runStep(text: string, image: Image): void {
  console.log(`RUN ${text}`)
  const { status } = spawnSync('sh', ['-c', text], {
    cwd: join(image.root, image.workdir),
    env: { ...toEnvironment(image), PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`RUN ${text} ended with ${status}.`)
}

function copy(
  { from, sources, to }: Extract<Step, { kind: 'COPY' }>,
  image: Image,
  images: ReadonlyMap<string, Image>,
): void {
  const base = from === undefined ? repositoryRoot : images.get(from)?.root
  if (base === undefined) throw new Error(`COPY --from=${from}: there is no such stage.`)
  const target = resolve(image.workdir, to)
  const ignored = from === undefined ? readIgnored() : new Set<string>()
  for (const source of sources) {
    const path = join(base, source)
    if (!existsSync(path)) throw new Error(`COPY ${source}: there is no such file or folder.`)
    // Of a folder, what is in it.
    const name = statSync(path).isDirectory() ? '' : basename(path)
    cpSync(path, join(image.root, target, name), {
      recursive: true,
      filter: (file) => !ignored.has(file),
    })
  }
}

/** Of the root alone: `.dockerignore` names nothing else. */
function readIgnored(): Set<string> {
  const lines = readFileSync(join(repositoryRoot, '.dockerignore'), 'utf8').split('\n')
  return new Set(lines.filter(Boolean).map((name) => join(repositoryRoot, name)))
}

/** Folders that the image has are those of this machine's. */
export function toEnvironment({ root, environment }: Image): NodeJS.ProcessEnv {
  const moved = Object.entries(environment).map(([name, value]) => [
    name,
    value.startsWith('/') && existsSync(join(root, value)) ? join(root, value) : value,
  ])
  return { ...process.env, ...(Object.fromEntries(moved) as Record<string, string>) }
}
