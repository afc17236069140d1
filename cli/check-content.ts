/**
 * `npx slicewright content conformance` and `npx slicewright content lint`: checks the content of
 * the configured repository, embedded or real. Exits with 1 when something needs fixing, with 2
 * when the content could not be read. Reports: `reports/<check>/index.html` and `report.sarif`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type * as Quality from '#compiler/quality'
import { findRoots } from '#compiler/read/roots.ts'
import { checkFiles, type FileFacts } from './check-files.ts'
import { leaveOutEngines } from './leave-out-engines.ts'
import { createLocator } from './locate-content.ts'
import { openBuiltSite } from './open-built-site.ts'
import { reportsFolder } from './reports-folder.ts'
import type { Call, Command } from './run-command.ts'
import { showProgress } from './show-progress.ts'

async function check(name: 'conformance' | 'lint', { values }: Call): Promise<number> {
  const isJson = values['json'] === true
  const { site, quality, facts, files, close } = await openBuiltSite(isJson ? 'stderr' : 'stdout')
  try {
    const progress = showProgress()
    const inspection = await quality.inspectSite(site, { ...facts, progress: progress.show })
    progress.end()
    const report =
      name === 'lint'
        ? leaveOutEngines(quality.lintContent(inspection), findRoots())
        : quality.checkConformance(inspection, checkFiles(files, factsOf(site)))
    const locate = createLocator(files)
    const folder = reportsFolder(name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), quality.toHtmlReport(report, locate))
    const sarif = JSON.stringify(quality.toSarif(report, locate), null, 2)
    writeFileSync(join(folder, 'report.sarif'), sarif)
    const say = isJson ? console.error : console.log
    say(quality.toTable(report, locate))
    if (isJson) console.log(sarif)
    say(`Report: ${relative(process.cwd(), join(folder, 'index.html'))}, report.sarif`)
    return quality.isClean(report) ? 0 : 1
  } finally {
    await close()
  }
}

function factsOf({ kinds, config }: Quality.Inspection['site']): FileFacts {
  return {
    types: Object.keys(kinds.documents),
    languages: config.locales.map(({ language }) => language),
  }
}

const ends = `  --json  the report as SARIF on standard output, the table on standard error
Exits with 1 when something needs fixing, with 2 when the content could not be read.
Environment: PRISMIC_REPOSITORY, CONTENT_DIR, SITE_DIR`

export const conformance: Command = {
  help: `slicewright content conformance
Checks every document, link and section, and writes reports/conformance.
${ends}`,
  options: { json: { type: 'boolean' } },
  run: (call) => check('conformance', call),
}

export const lint: Command = {
  help: `slicewright content lint
Checks editorial quality, and writes reports/lint.
${ends}`,
  options: { json: { type: 'boolean' } },
  run: (call) => check('lint', call),
}
