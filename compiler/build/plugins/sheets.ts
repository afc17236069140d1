import { readFileSync } from 'node:fs'
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite'
import { createLongNames, createShortNames } from '../assets/class-names.ts'

const classNames = '\0slicewright-class-names:'

/**
 * Style sheets are the server's: it sends each page those of its slices. A production browser needs the
 * names of the classes only.
 */
export function sheets(roots: readonly string[]): Plugin {
  let config: ResolvedConfig
  return {
    name: 'slicewright:sheets',
    enforce: 'pre',
    config(_, { command }) {
      const nameClass = command === 'build' ? createShortNames(roots) : createLongNames(roots)
      const generateScopedName = (name: string, file: string) =>
        nameClass(name, file.split('?')[0]!)
      return { css: { modules: { generateScopedName } } }
    },
    configResolved(value) {
      config = value
    },
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(id, importer) {
        if (config.command !== 'build' || this.environment.name !== 'client') return undefined
        if (!importer) return undefined
        const file = await this.resolve(id, importer, { skipSelf: true })
        return file && !file.external ? `${classNames}${file.id}.js` : undefined
      },
    },
    load: {
      filter: { id: /^\0slicewright-class-names:/ },
      async handler(id) {
        const file = id.slice(classNames.length, -'.js'.length)
        const { modules } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)
        return { code: `export default ${JSON.stringify(modules ?? {})}`, moduleSideEffects: false }
      },
    },
  }
}
