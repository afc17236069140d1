/**
 * `npm run bench -w lab`: ratios within one run, never absolute times, since this machine may be
 * busy.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { ensureBuilt } from '../../cli/build.ts'
import { ensureBrowser } from '../../cli/find-browser.ts'
import { benchAssessment } from './assessment.ts'
import { bannerBytes, benchBanner } from './banner.ts'
import { benchBytes, benchSearch } from './bytes.ts'
import { benchCache } from './cache.ts'
import { benchCalculator } from './calculator.ts'
import { benchPipeline } from './pipeline.ts'
import { benchServe } from './serve.ts'
import { readCall } from '../../cli/run-command.ts'

await readCall({
  help: `npm run bench -w lab
Measures CPU per page, requests per second and bytes per page type, as ratios within one run. Takes minutes.`,
  options: {},
})
process.env['NODE_ENV'] = 'production'
await ensureBrowser()
await ensureBuilt()

console.log('Pipeline (CPU) ...')
const pipeline = await benchPipeline()
console.log('Serving (requests per second) ...')
const serve = await benchServe()
console.log('A full cache (CPU) ...')
const cache = await benchCache()
console.log('Consent banner (Chromium, CPU slowed 4 times) ...')
const banner = await benchBanner()
console.log('Assessment (Chromium, CPU slowed 4 times) ...')
const assessment = await benchAssessment()
console.log('Calculator (Chromium, CPU slowed 4 times) ...')
const calculator = await benchCalculator()
console.log('Bytes ...\n')
const bytes = await benchBytes()
const search = await benchSearch()

const goal = (isMet: boolean) => (isMet ? 'met' : 'NOT met')
console.table({
  'renderToString of the same tree': { 'CPU ms/page': pipeline.tree.toFixed(3), ratio: '1.00' },
  'whole pipeline, nothing cached': {
    'CPU ms/page': pipeline.pipeline.toFixed(3),
    ratio: pipeline.ratio.toFixed(2),
  },
  'the same, and the bytes to send': {
    'CPU ms/page': pipeline.served.toFixed(3),
    ratio: pipeline.servedRatio.toFixed(2),
  },
  'a new page, frame cached': {
    'CPU ms/page': pipeline.newPage.toFixed(3),
    ratio: pipeline.newPageRatio.toFixed(2),
  },
  'a known page, all slices cached': {
    'CPU ms/page': pipeline.drawnPage.toFixed(3),
    ratio: pipeline.drawnPageRatio.toFixed(2),
  },
})
console.log(
  `${pipeline.pages} pages; goal at most 1.5: ${goal(pipeline.ratio <= 1.5)} (rounds ${pipeline.ratioSpread})\n`,
)
console.table({
  'cached pages': { 'requests/s': Math.round(serve.cached), ratio: serve.ratio.toFixed(2) },
  'files by sirv': { 'requests/s': Math.round(serve.files), ratio: '1.00' },
})
console.log(
  `${serve.pages} pages; goal at least 0.9: ${goal(serve.ratio >= 0.9)} (rounds ${serve.ratioSpread})\n`,
)
console.table(
  Object.fromEntries(
    cache.map(({ share, pages, cpu, hits }) => [
      `${share} times what fits`,
      { pages, kept: hits.toFixed(2), 'CPU ms/request': cpu.toFixed(2) },
    ]),
  ),
)
console.table(
  Object.fromEntries(
    bytes.map(({ type, path, html, entry, siteWide, islands }) => [
      type,
      {
        path,
        'HTML + CSS, gz': html,
        'script before idle, gz': entry,
        'after idle, gz': siteWide,
        'islands, gz': islands,
      },
    ]),
  ),
)
console.table(
  Object.fromEntries(
    banner.map(({ path, firstPaint, shown, answered, spread }) => [
      path,
      {
        'first paint, ms': firstPaint,
        'banner shown after it': shown,
        'click answered after it': answered,
        'of all rounds': spread,
      },
    ]),
  ),
)
const slowest = Math.max(...banner.map(({ answered }) => answered))
console.log(`banner works; goal at most 200 ms after the first paint: ${goal(slowest <= 200)}`)
console.log(`its scripts, at most ${bannerBytes()}; goal 8000: ${goal(bannerBytes() <= 8000)}\n`)
console.table(
  Object.fromEntries(
    assessment.map(({ gesture, median, longest }) => [
      gesture,
      { 'to the next paint, ms': median, 'longest of all rounds': longest },
    ]),
  ),
)
const latest = Math.max(...assessment.map(({ median }) => median))
console.log(`assessment answers; goal at most 100 ms to the next paint: ${goal(latest <= 100)}\n`)
console.log(
  `calculator, ${calculator.interactions} interactions: to the next paint ${calculator.median} ms in the median,`,
)
console.log(
  `${calculator.slowest} ms at most; goal less than 100: ${goal(calculator.slowest < 100)}\n`,
)
const [{ entry, siteWide } = { entry: 0, siteWide: 0 }] = bytes
console.log(`script before idle; goal at most 5000: ${goal(entry <= 5000)}`)
console.log(
  `script of a page without islands, ${entry + siteWide}; goal at most 29200: ${goal(entry + siteWide <= 29_200)}\n`,
)
console.table(
  Object.fromEntries(
    search.map(({ locale, index, pages, words, scripts }) => [
      locale,
      { 'search index, br': index, pages, words, 'script that searches, gz': scripts },
    ]),
  ),
)
const largest = Math.max(...search.map(({ index }) => index))
console.log(`largest search index; goal at most 120000: ${goal(largest <= 120_000)}\n`)
const reports = join(repositoryRoot, 'reports')
mkdirSync(reports, { recursive: true })
writeFileSync(
  join(reports, 'bench.json'),
  `${JSON.stringify({ pipeline, serve, cache, banner, assessment, calculator, bytes, search }, null, 2)}\n`,
)
