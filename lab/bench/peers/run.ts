/**
 * `npm run bench:peers -w lab [-- --quick] [--only=render,kept,export,browser]`: this engine beside plain templates and
 * Astro, with the same content, CSS and picture, in one run.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../../compiler/read/roots.ts'
import { ensureBrowser } from '../../../cli/find-browser.ts'
import { readCall } from '../../../cli/run-command.ts'
import { folders } from './folders.ts'
import { measureBrowser } from './measure-browser.ts'
import { measureExport } from './measure-export.ts'
import { measureKept } from './measure-kept.ts'
import { measureRender } from './measure-render.ts'
import { readPages } from './pages/peer-page.ts'
import { prepareSides } from './prepare-sides.ts'
import { toCells, toMarkdown, toRows, type Figures } from './report.ts'

const parts = ['browser', 'render', 'kept', 'export'] as const

const { values } = await readCall({
  help: `npm run bench:peers -w lab [-- OPTIONS]
Measures this engine beside plain templates and Astro, with the same content, CSS and picture, in one run.
  --quick        fewer rounds
  --only PARTS   of ${parts.join(', ')}, separated by commas
  --documents N  pages of each language; 300 unless set`,
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    documents: { type: 'string' },
  },
})
const chosen = (values['only'] as string | undefined)?.split(',') ?? parts
const unknown = chosen.filter((part) => !parts.includes(part as never))
/** Pages of each language; three languages of them are 900 pages. */
const large = Number(values['documents'] ?? 300)
if (unknown.length > 0 || !Number.isInteger(large) || large < 30) {
  console.error(
    unknown.length > 0
      ? `--only names ${unknown.join(', ')}. It takes ${parts.join(', ')}, separated by commas.`
      : `--documents is ${values['documents']}. Give a whole number of pages of each language, 30 at least.`,
  )
  process.exit(2)
}
const counts = [Math.round(large / 3), large] as const
const rounds = values['quick'] ? 3 : 5

process.env['NODE_ENV'] = 'production'
process.env['OUT_DIR'] = folders.build
// The caller's site and content must not affect the comparison.
for (const name of ['SITE_DIR', 'CONTENT_DIR', 'PRISMIC_REPOSITORY']) delete process.env[name]

const sides = await prepareSides(counts, (line) => console.log(line))
const paths = [...readPages(folders.content(large)).keys()]
const figures: Figures = {}
if (chosen.includes('browser')) {
  console.log('In Chromium (CPU slowed four times, slow 4G) ...')
  await ensureBrowser()
  figures.browser = await measureBrowser(sides, paths, rounds)
  for (const side of sides)
    console.log(`  ${side}: the largest paint is of ${figures.browser[side]!.largest}`)
}
if (chosen.includes('render')) {
  console.log('Rendering per request (CPU) ...')
  figures.render = await measureRender(sides, paths, rounds)
}
if (chosen.includes('kept')) {
  console.log('Kept pages (requests per second) ...')
  figures.kept = await measureKept(sides, paths, rounds)
}
if (chosen.includes('export')) {
  console.log('Export (two sizes of content) ...')
  figures.exported = await measureExport(sides, counts, rounds)
}

const rows = toRows(figures)
const facts = [
  `${paths.length} pages in three languages; medians of ${rounds} rounds, all sides in turn, on ${new Date().toISOString().slice(0, 10)}.`,
  ...(sides.includes('astro') ? [] : ['Astro is not installed: the floor alone is compared.']),
]
const [head, ...cells] = [
  ['', 'ours', 'floor', 'astro', 'ratio', 'reach', 'met'],
  ...rows.map(toCells),
]
console.table(
  Object.fromEntries(
    cells.map(([figure, ...rest]) => [
      figure,
      Object.fromEntries(rest.map((cell, at) => [head![at + 1], cell])),
    ]),
  ),
)
const reports = join(repositoryRoot, 'reports')
if (!existsSync(reports)) mkdirSync(reports, { recursive: true })
writeFileSync(join(reports, 'peers.md'), toMarkdown(rows, facts))
writeFileSync(
  join(reports, 'peers.json'),
  `${JSON.stringify({ rounds, pages: paths.length, sides, figures, rows }, null, 2)}\n`,
)
console.log('reports/peers.md, reports/peers.json')
