/** `npm run docs`: the documentation as a site, from the Markdown of the repository. `-- --help` describes it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { delimiter, dirname, join, relative, resolve } from 'node:path'
import { toReason } from '../../runtime/model/errors/index.ts'
import { SiteFaults } from '../../compiler/read/fault.ts'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { writeContent } from '../docs/index.ts'
import { run } from '../../cli/run.ts'
import { readValidVariable, Refusal, runCommand, type Command } from '../../cli/run-command.ts'
import { serveDev } from '../../cli/serve-dev.ts'
import { showProgress } from '../../cli/show-progress.ts'

const site = join(repositoryRoot, 'docs/site')
const cache = join(repositoryRoot, '.cache/docs')
/** Folder of the site's root generated from the repository. */
const made = join(cache, 'made')
/** Gallery of the shipped sections, each with its script: served as is. */
const gallery = join(made, 'public/gallery')
/** Variables for a build and data separate from those of the shipped site. */
const variables = {
  SITE_DIR: [site, made].join(delimiter),
  OUT_DIR: join(cache, 'build'),
  DATA_DIR: join(cache, 'data'),
  PRISMIC_REPOSITORY: '',
}

const command: Command = {
  help: `npm run docs [-- build] [OPTIONS]
Serves the documentation on PORT, and shows what is changed in its Markdown. The gallery of sections is made meanwhile, when there is none.
With build, it is written as files for any static host, the gallery anew.
  --out FOLDER   where to; reports/docs unless set
Environment: PORT, SITE_BASE_URL (where the files will be served)`,
  options: { out: { type: 'string' } },
  words: 1,
  async run({ values, words: [what] }) {
    if (what !== undefined && what !== 'build')
      throw new Refusal(`"${what}" is neither "build" nor nothing.`)
    const port = readValidVariable('PORT')
    if (what === undefined) return (await serve(port)) ? 0 : 2
    if (!(await write())) return 2
    await makeGallery(() => run('node', drawGallery, shipped))
    await build(String(values['out'] ?? 'reports/docs'))
    return 0
  },
}

/** @returns whether the Markdown is sound; its faults are reported */
async function write(isHasty = false): Promise<boolean> {
  const progress = showProgress()
  try {
    const written = await writeContent(join(made, 'content'), cache, progress.show, isHasty)
    const { pages, changed, rules } = written
    mkdirSync(join(made, 'site-config'), { recursive: true })
    writeFileSync(join(made, 'site-config/site.json'), JSON.stringify({ routeRules: rules }))
    progress.end()
    console.log(`${pages} pages, ${changed} files changed.`)
    return true
  } catch (error) {
    progress.end()
    if (!(error instanceof SiteFaults)) throw error
    console.error(error.message)
    return false
  }
}

const draft = join(cache, 'gallery')
const drawGallery = ['cli/slicewright.mjs', 'slices', 'export', '--out', draft]
const shipped = { SITE_DIR: '', PRISMIC_REPOSITORY: '' }

/** Made in one step: a browser would show half a gallery. */
async function makeGallery(draw: () => Promise<void>): Promise<void> {
  // Leftovers of an interrupted run.
  rmSync(draft, { recursive: true, force: true })
  await draw()
  rmSync(gallery, { recursive: true, force: true })
  mkdirSync(dirname(gallery), { recursive: true })
  renameSync(draft, gallery)
}

async function build(out: string): Promise<void> {
  const folder = resolve(out)
  await run('node', ['cli/slicewright.mjs', 'export', '--out', folder], variables)
  console.log(`The documentation: ${relative(process.cwd(), folder) || '.'}`)
}

/**
 * Pages first: nobody has to wait for drawings, or for the gallery, which takes a build. Those of the last time show
 * until what has changed is written.
 *
 * @returns whether there was anything sound to serve
 */
async function serve(port: string): Promise<boolean> {
  mkdirSync(made, { recursive: true })
  const isWritten = existsSync(join(made, 'content/repository.json'))
  const isSound = isWritten ? Promise.resolve(true) : write(true)
  const ready = isSound.then((sound) => sound || Promise.reject(new Error('No page is sound.')))
  const served = serveDev(port, variables, ready)
  if (!(await isSound))
    return served.then(
      () => false,
      () => false,
    )
  const ended = watchMarkdown()
  void write()
    .catch(tell)
    .then(() => addGallery(ended.signal))
  await served.finally(() => ended.abort())
  return true
}

async function addGallery(signal: AbortSignal): Promise<void> {
  if (existsSync(gallery) || signal.aborted) return
  console.log('The gallery of sections is being made; its link works in a minute.')
  try {
    await makeGallery(() => drawQuietly(signal))
    console.log('The gallery of sections is there: /gallery/index.html')
  } catch (error) {
    if (!signal.aborted) tell(error)
  }
}

/** After whatever else the machine has to do, and without its own progress. */
async function drawQuietly(signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, drawGallery, {
    cwd: repositoryRoot,
    env: { ...process.env, ...shipped },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The gallery could not be made.\n${said.join('')}`)
}

/** Reports an error and keeps serving: other sources, such as machines, may be half written too. */
const tell = (error: unknown) => console.error(toReason(error))

/**
 * Writes again once nothing has changed for a moment; a fault is reported, and the old pages stay.
 */
function watchMarkdown(): AbortController {
  const ended = new AbortController()
  const { signal } = ended
  let due: NodeJS.Timeout | undefined
  const changed = (_: string, file: string | null) => {
    if (!/\.md$|chapters\.json$|machine\.json$/.test(file ?? '')) return
    clearTimeout(due)
    due = setTimeout(() => void write().catch(tell), 150)
  }
  for (const folder of ['docs', 'machines'])
    watch(join(repositoryRoot, folder), { recursive: true, signal }, changed)
  watch(repositoryRoot, { signal }, changed)
  return ended
}

if (import.meta.main) process.exitCode = await runCommand(command, process.argv.slice(2))
