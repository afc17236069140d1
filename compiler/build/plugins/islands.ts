import type { Plugin } from 'vite'
import { findIslands } from '../modules/site-files.ts'
import { names } from '../modules/virtual-modules.ts'

/** One chunk per slice with a machine, and one for the variants of experiments. */
export function islands(roots: readonly string[]): Plugin {
  return {
    name: 'slicewright:islands',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return
      for (const { type } of findIslands(roots)) {
        // Vite drops the exports of entries unless the chunk says that it keeps them.
        this.emitFile({
          type: 'chunk',
          id: `${names.island}${type}`,
          name: `island-${type}`,
          preserveSignature: 'exports-only',
        })
      }
    },
  }
}
