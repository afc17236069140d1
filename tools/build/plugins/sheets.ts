import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite'
import { repositoryRoot } from '#schemas/roots.ts'
import { pathInRoots } from '../assets/collect-assets.ts'

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
    config: () => ({
      css: { modules: { generateScopedName: (name, file) => scopedName(name, file, roots) } },
    }),
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

/** Class names follow the file, not its text, so that server, browser and hot updates agree. */
function scopedName(name: string, file: string, roots: readonly string[]): string {
  const path = file.split('?')[0]!
  const place = pathInRoots(path, [repositoryRoot, ...roots])
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 4)
  return `${basename(path, '.module.css')}-${name}-${hash}`
}
