import type { Plugin } from 'vite'
import { createDevAssets } from '../assets/dev-assets.ts'
import { softRefresh, watchDeclarations } from './hot-updates.ts'

/** The development server: hot style sheets, re-read declarations, pages refreshed in place. */
export function dev(roots: readonly string[], baseStyles: readonly string[]): Plugin {
  return {
    name: 'slicewright:dev',
    apply: 'serve',
    configureServer(server) {
      createDevAssets(server, roots, baseStyles)
      watchDeclarations(server, roots)
    },
    hotUpdate: {
      order: 'pre',
      handler(options) {
        return this.environment.name === 'ssr' ? softRefresh(options, roots) : undefined
      },
    },
  }
}
