/**
 * Modules behind the report of an assessment: fonts that jsPDF can read, and jsPDF without its
 * unused features.
 */
import type { Plugin } from 'vite'
import { makeReportFonts } from './report-fonts.ts'

const fontsModule = 'virtual:slicewright/report-fonts'

/** jsPDF asks for them when it draws HTML or SVG, which the report has none of. */
const unused = new Set(['canvg', 'dompurify', 'html2canvas'])
const emptyModule = '\0slicewright:unused-by-report'

export function report(roots: readonly string[]): Plugin {
  return {
    ...reportModules(roots),
    config: () => ({ worker: { format: 'es', plugins: () => [reportModules(roots)] } }),
  }
}

/** Exported for tests too, which draw reports without a build. */
export function reportModules(roots: readonly string[]): Plugin {
  return {
    name: 'slicewright:report',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === fontsModule) return `\0${id}`
      return unused.has(id) && importer?.includes('/node_modules/jspdf/') ? emptyModule : undefined
    },
    async load(id) {
      if (id === emptyModule) return 'export default undefined'
      if (id !== `\0${fontsModule}`) return undefined
      return `export const fonts = ${JSON.stringify(await makeReportFonts(roots))}`
    },
  }
}
