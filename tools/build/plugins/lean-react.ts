import type { Plugin } from 'vite'

const ofReact = /^react(?:-dom)?(?=\/|$)/

/**
 * In a build browsers hydrate islands with Preact, a seventh of React's bytes. The server draws them with
 * React, and so does the dev server, which has React's warnings.
 */
export function leanReact(): Plugin {
  return {
    name: 'slicewright:lean-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: ofReact },
      async handler(id, importer) {
        if (this.environment.config.consumer === 'server') return undefined
        // From here, so that a page has one, wherever the island comes from.
        const name = id.replace(ofReact, 'preact/compat')
        const refuse = () =>
          this.error(
            `${importer} imports ${id}, which browsers do not get: islands are hydrated by Preact, which has no ${name}.`,
          )
        return this.resolve(name, import.meta.filename).catch(refuse)
      },
    },
  }
}
