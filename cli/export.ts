/** `npx slicewright export`: the whole site as files, for any static host. `-- --help` describes it. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ExportReport, Logger } from '#runtime'
import { environmentVariables } from '#schemas/environment-variables.ts'
import type * as Export from '../renderer/export.server.ts'
import { ensureBuilt } from './build.ts'
import { outDir } from '#compiler/build/built-site.ts'
import { inTurn } from './in-turn.ts'
import { Refusal, type Command } from './run-command.ts'
import { showProgress } from './show-progress.ts'

export const exportSite: Command = {
  help: `slicewright export [OPTIONS]
Writes the whole site as files that any static host can serve. Run again, it renders only what has changed since.
  --out FOLDER        where to; ${relative(process.cwd(), defaultFolder())} unless set
  --full              renders everything again
  --force             writes into a folder that holds foreign files, and leaves them there
  --functions ORIGIN  where a server of this site answers forms: \`_redirects\` hands them over to it
Environment: SITE_BASE_URL (where the export will be served), and what the server reads`,
  options: {
    out: { type: 'string' },
    full: { type: 'boolean' },
    force: { type: 'boolean' },
    functions: { type: 'string' },
  },
  async run({ values }) {
    const folder = resolve(String(values['out'] ?? defaultFolder()))
    const functions = values['functions'] === undefined ? undefined : String(values['functions'])
    if (functions !== undefined && !environmentVariables.SITE_BASE_URL.isValid(functions))
      throw new Refusal('--functions must be an origin: https://www.example.com')
    await ensureBuilt(() => console.log('Building the site ...'))
    const stateFolder = join(dirname(folder), `.${basename(folder)}.export`)
    const lock = join(stateFolder, 'lock')
    const choices = {
      isFull: values['full'] === true,
      toleratesForeign: values['force'] === true,
      functions,
    }
    return inTurn(lock, `export into ${folder}`, () => exportInto(folder, stateFolder, choices))
  },
}

function defaultFolder(): string {
  return join(outDir(), 'export')
}

type Choices = Pick<Export.ExportOptions, 'isFull' | 'toleratesForeign' | 'functions'>

async function exportInto(folder: string, stateFolder: string, choices: Choices): Promise<number> {
  process.env['NODE_ENV'] ??= 'production'
  const api = pathToFileURL(join(outDir(), 'server/api.mjs')).href
  const { exportBuiltSite } = (await import(api)) as typeof Export
  const started = performance.now()
  const progress = showProgress()
  try {
    const report = await exportBuiltSite(process.env, {
      folder,
      stateFolder,
      clientDir: join(outDir(), 'client'),
      api,
      buildKey: readFileSync(join(outDir(), 'inputs.sha256'), 'utf8'),
      ...choices,
      log: createLog(),
      show: progress.show,
    })
    progress.end()
    tell(report, folder, choices, performance.now() - started)
    return report.missing.length === 0 ? 0 : 2
  } catch (error) {
    // The build has its own copy of the error class, so errors are recognized here by their fields.
    const { text } = error as { text?: unknown }
    if (typeof text !== 'string') throw error
    progress.end()
    console.error(text)
    return 2
  } finally {
    progress.end()
  }
}

function tell(report: ExportReport, folder: string, choices: Choices, ms: number): void {
  const { pages, rendered, renderedOthers, renderedAside, files, written, deleted, bytes } = report
  const place = relative(process.cwd(), folder) || '.'
  if (!report.isLive)
    console.log('The content service does not answer: this is its last known content.')
  if (!report.hasBaseUrl)
    console.log('SITE_BASE_URL is not set: sitemaps and feeds, which need it, are left out.')
  const unanswered = choices.functions === undefined ? toUnanswered(report.unanswered) : undefined
  if (unanswered !== undefined) console.log(unanswered)
  for (const name of report.missing)
    console.error(`${name} is named by a page, but does not exist.`)
  console.log(
    `${pages} pages: ${rendered} rendered, ${pages - Math.min(pages, rendered)} kept; ${renderedOthers} other answers rendered` +
      `${renderedAside > 0 ? `, ${renderedAside} in all on a second thread` : ''}. ` +
      `${files} files, ${(bytes / 1e6).toFixed(1)} MB: ${written} written, ${deleted} deleted. ` +
      `${(ms / 1000).toFixed(1)} s: ${place}`,
  )
}

const asked: Readonly<Record<ExportReport['unanswered'][number], string>> = {
  forms: 'forms',
  receipts: 'receipts of consent',
  assessments: 'assessments',
  mailPreferences: 'e-mail preferences',
  codes: 'codes',
}

/** @returns what is said of what only functions can answer; nothing of a site without any of it */
export function toUnanswered(names: ExportReport['unanswered']): string | undefined {
  if (names.length === 0) return undefined
  const list = new Intl.ListFormat('en-GB').format(names.map((name) => asked[name]))
  return `Without --functions nothing answers ${list}.`
}

/**
 * Content issues are left to `npx slicewright content conformance`. An event met by both threads is
 * logged once.
 */
export function createLog(): Logger {
  const logged = new Set<string>()
  const say = (code: string, data = {}) => {
    const line = `${code} ${JSON.stringify(data)}`
    if (!logged.has(line)) console.error(line)
    logged.add(line)
  }
  return {
    info() {},
    warn(code, data) {
      if (code !== 'CONTENT_ISSUE' && code !== 'BASE_URL_MISSING') say(code, data)
    },
    error: say,
  }
}
