/**
 * Vike names chunks of styles, and takes a folder for a part of this repository when its name begins with that of
 * the repository (`slicewright-site` beside `slicewright`): the build would end with an error of Vike's.
 */
import { hash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { repositoryRoot } from '../../read/roots.ts'

type NameChunk = (id: string, ...more: never[]) => string | null | undefined | void

export function sheetsBeside(): Plugin {
  return {
    name: 'slicewright:sheets-beside',
    apply: 'build',
    // By now this option holds Vike's function.
    outputOptions(options) {
      const { codeSplitting, manualChunks } = options as Rolldown.OutputOptions
      if (typeof manualChunks === 'function') options.manualChunks = spareBeside(manualChunks)
      if (typeof codeSplitting !== 'object') return options
      for (const group of codeSplitting.groups ?? [])
        if (typeof group.name === 'function') group.name = spareBeside(group.name)
      return options
    },
  }
}

/** @returns a function that names chunks as before, except for sheets of such a folder */
export function spareBeside<Name extends NameChunk>(name: Name, root = repositoryRoot): Name {
  const spare: NameChunk = (id, ...more) => {
    const isBeside = id.startsWith(root) && id[root.length] !== '/' && id.endsWith('.css')
    return isBeside ? `style-${hash('sha256', id).slice(0, 8)}` : name(id, ...more)
  }
  return spare as Name
}
