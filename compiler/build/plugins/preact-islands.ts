import type { Plugin } from 'vite'
import { readSiteConfig } from '../../read/load-site.ts'

const ofReact = /^react(?:-dom)?(?=\/|$)/

/**
 * For a site that says `"islands": "preact"`: the browsers of its visitors get Preact wherever React is imported. The dev
 * server hydrates with React, for its warnings and its Fast Refresh.
 */
export function preactIslands(roots: readonly string[]): Plugin {
  return {
    ...preactForReact(),
    apply: (_, { command }) =>
      command === 'build' && readSiteConfig(roots)?.value.islands === 'preact',
  }
}

/** The server draws with React all the same. */
export function preactForReact(): Plugin {
  return {
    name: 'slicewright:preact-islands',
    enforce: 'pre',
    resolveId: {
      filter: { id: ofReact },
      async handler(id, importer) {
        if (this.environment.config.consumer === 'server') return undefined
        // Resolved from here, so that a page has one Preact, wherever the island comes from.
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
