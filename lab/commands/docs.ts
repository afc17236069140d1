/** `npm run docs`: the documentation as a site, from the Markdown of the repository. `-- --help` describes it. */
import { existsSync, mkdirSync, renameSync, rmSync, watch } from 'node:fs'
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
Serves the documentation on PORT, and shows what is changed in its Markdown. The gallery of sections is made when there is none.
With build, it is written as files for any static host, the gallery anew.
  --out FOLDER   where to; reports/docs unless set
Environment: PORT, SITE_BASE_URL (where the files will be served)`,
  options: { out: { type: 'string' } },
  words: 1,
  async run({ values, words: [what] }) {
    if (what !== undefined && what !== 'build')
      throw new Refusal(`"${what}" is neither "build" nor nothing.`)
    const port = readValidVariable('PORT')
    if (!(await write())) return 2
    if (what === 'build' || !existsSync(gallery)) await makeGallery()
    if (what === 'build') await build(String(values['out'] ?? 'reports/docs'))
    else await serve(port)
    return 0
  },
}

/** @returns whether the Markdown is sound; its faults are reported */
async function write(): Promise<boolean> {
  const progress = showProgress()
  try {
    const { pages, changed } = await writeContent(join(made, 'content'), cache, progress.show)
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

/** Made in one step: a browser would show half a gallery. */
async function makeGallery(): Promise<void> {
  const draft = join(cache, 'gallery')
  // Leftovers of an interrupted run.
  rmSync(draft, { recursive: true, force: true })
  const shipped = { SITE_DIR: '', PRISMIC_REPOSITORY: '' }
  await run('node', ['cli/slicewright.mjs', 'slices', 'export', '--out', draft], shipped)
  rmSync(gallery, { recursive: true, force: true })
  mkdirSync(dirname(gallery), { recursive: true })
  renameSync(draft, gallery)
}

async function build(out: string): Promise<void> {
  const folder = resolve(out)
  await run('node', ['cli/slicewright.mjs', 'export', '--out', folder], variables)
  console.log(`The documentation: ${relative(process.cwd(), folder) || '.'}`)
}

async function serve(port: string): Promise<void> {
  const watcher = watchMarkdown()
  await serveDev(port, variables).finally(() => watcher.abort())
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
