/**
 * `npm run conformance` and `npm run content:lint`: checks the content of the configured repository,
 * embedded or real. Ends with 1 when something is to be mended, with 2 when it could not be read.
 * Reports: `reports/<check>/index.html` and `report.sarif`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  checkConformance,
  type inspectSite,
  isClean,
  lintContent,
  toHtmlReport,
  toSarif,
  toTable,
  type Inspection,
  type QualityReport,
} from '#runtime/quality'
import { repositoryRoot } from '#schemas/roots.ts'
import { build, isBuilt, outDir } from './build.ts'
import { createLocator } from './locate-content.ts'
import { showProgress } from './show-progress.ts'

const checks: Record<string, (inspection: Inspection) => QualityReport> = {
  conformance: checkConformance,
  lint: lintContent,
}

interface BuiltApi {
  openSite(
    variables: Readonly<Record<string, string | undefined>>,
    log: object,
  ): Promise<{ site: Inspection['site']; close(): Promise<void> }>
  inspectSite: typeof inspectSite
}

async function main(name: string): Promise<number> {
  const check = checks[name]
  if (!check)
    throw new Error(`There is no check "${name}". Known: ${Object.keys(checks).join(', ')}.`)
  if (!isBuilt()) await build()
  const api = (await import(pathToFileURL(join(outDir(), 'server/api.mjs')).href)) as BuiltApi
  const silent = { info() {}, warn() {}, error() {} }
  const { site, close } = await api.openSite(process.env, silent)
  try {
    const progress = showProgress()
    const report = check(await api.inspectSite(site, progress.show))
    progress.end()
    const locate = createLocator()
    const folder = join(repositoryRoot, 'reports', name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), toHtmlReport(report, locate))
    writeFileSync(join(folder, 'report.sarif'), JSON.stringify(toSarif(report, locate), null, 2))
    console.log(toTable(report, locate))
    console.log(`Report: ${relative(process.cwd(), join(folder, 'index.html'))}, report.sarif`)
    return isClean(report) ? 0 : 1
  } finally {
    await close()
  }
}

process.exitCode = await main(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})
