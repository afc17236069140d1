import { join } from 'node:path'
import type { Plugin } from 'vite'
import { repositoryRoot } from '#schemas/roots.ts'

const file = join(repositoryRoot, 'runtime/page/render/static-jsx.ts')
const runtimes: ReadonlySet<string> = new Set(['react/jsx-runtime', 'react/jsx-dev-runtime'])

/** In a build of the server JSX is ours, which leaves to React what is hydrated; in browsers it is React's. */
export function staticJsx(): Plugin {
  return {
    name: 'slicewright:static-jsx',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const isOurs = this.environment.config.consumer === 'server' && importer !== file
      return isOurs && runtimes.has(id) ? file : undefined
    },
  }
}
