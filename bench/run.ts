/** `npm run bench`: ratios within one run, never times against a fixed bar; this machine may be busy. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { build, isBuilt } from '../scripts/build.ts'
import { bannerBytes, benchBanner } from './banner.ts'
import { benchBytes } from './bytes.ts'
import { benchPipeline } from './pipeline.ts'
import { benchServe } from './serve.ts'

process.env.NODE_ENV = 'production'
if (!isBuilt()) await build()

console.log('Pipeline (CPU) ...')
const pipeline = await benchPipeline()
console.log('Serving (requests per second) ...')
const serve = await benchServe()
console.log('Consent banner (Chromium, CPU slowed 4 times) ...')
const banner = await benchBanner()
console.log('Bytes ...\n')
const bytes = await benchBytes()

const goal = (isMet: boolean) => (isMet ? 'met' : 'NOT met')
console.table({
  'renderToString of the same tree': { 'CPU ms/page': pipeline.tree.toFixed(3), ratio: '1.00' },
  'whole pipeline, nothing kept': {
    'CPU ms/page': pipeline.pipeline.toFixed(3),
    ratio: pipeline.ratio.toFixed(2),
  },
  'the same, and the bytes to send': {
    'CPU ms/page': pipeline.served.toFixed(3),
    ratio: pipeline.servedRatio.toFixed(2),
  },
  'a page never drawn, frame kept': {
    'CPU ms/page': pipeline.newPage.toFixed(3),
    ratio: pipeline.newPageRatio.toFixed(2),
  },
  'a page drawn before, all slices kept': {
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
    bytes.map(({ type, path, html, entry, siteWide, islands }) => [
      type,
      {
        path,
        'HTML + CSS, gz': html,
        'script before idle, gz': entry,
        'after idle, gz': siteWide,
        'islands with React, gz': islands,
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
const [{ entry, siteWide } = { entry: 0, siteWide: 0 }] = bytes
console.log(`script before idle; goal at most 5000: ${goal(entry <= 5000)}`)
console.log(
  `script of a page without islands, ${entry + siteWide}; goal at most 25000: ${goal(entry + siteWide <= 25_000)}\n`,
)
const reports = join(repositoryRoot, 'reports')
mkdirSync(reports, { recursive: true })
writeFileSync(
  join(reports, 'bench.json'),
  `${JSON.stringify({ pipeline, serve, banner, bytes }, null, 2)}\n`,
)
