import type { Plugin } from 'vite'
import { findSliceFolders } from '../modules/site-files.ts'
import { names } from '../modules/virtual-modules.ts'

/** One chunk per slice with a machine. */
export function islands(roots: readonly string[]): Plugin {
  return {
    name: 'slicewright:islands',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return
      for (const { type, machine } of findSliceFolders(roots)) {
        if (machine === undefined) continue
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
