/** What the report of an assessment is made with: fonts that jsPDF can read, and jsPDF without what it can do besides. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { repositoryRoot } from '#schemas/roots.ts'

const fontsModule = 'virtual:slicewright/report-fonts'

/** jsPDF asks for them when it draws HTML or SVG, which the report has none of. */
const unused = new Set(['canvg', 'dompurify', 'html2canvas'])
const emptyModule = '\0slicewright:unused-by-report'

/** Cuts of the site's own fonts; jsPDF reads TrueType without axes. */
const cuts = {
  text: { file: 'figtree', axes: { wght: 400 } },
  strong: { file: 'figtree', axes: { wght: 600 } },
  heading: { file: 'bricolage-grotesque', axes: { opsz: 36 } },
} as const

/** Beginning and end of what is kept of a font: Latin, punctuation, currencies, arrows, signs. */
const kept: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x203a],
  [0x20a0, 0x20bf],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
]

export function report(): Plugin {
  return {
    ...reportModules(),
    config: () => ({ worker: { format: 'es', plugins: () => [reportModules()] } }),
  }
}

/** Also for tests, which draw reports without a build. */
export function reportModules(): Plugin {
  return {
    name: 'slicewright:report',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === fontsModule) return `\0${id}`
      return unused.has(id) && importer?.includes('/node_modules/jspdf/') ? emptyModule : undefined
    },
    async load(id) {
      if (id === emptyModule) return 'export default undefined'
      return id === `\0${fontsModule}` ? makeFontsModule() : undefined
    },
  }
}

async function makeFontsModule(): Promise<string> {
  const letters = kept
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .map((code) => String.fromCodePoint(code))
    .join('')
  const made = await Promise.all(
    Object.entries(cuts).map(async ([name, { file, axes }]) => {
      const font = await readFile(join(repositoryRoot, `public/fonts/${file}.woff2`))
      const cut = await subsetFont(font, letters, {
        targetFormat: 'truetype',
        variationAxes: axes,
      })
      return [name, cut.toString('base64')]
    }),
  )
  return `export const fonts = ${JSON.stringify(Object.fromEntries(made))}`
}
