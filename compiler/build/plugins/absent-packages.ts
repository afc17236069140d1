/**
 * Packages that a site has not installed, since nothing of it asks for them: code of the engine that imports them is
 * built all the same, and never loaded. `compiler/check/build/check-packages.ts` tells of what is asked for.
 */
import type { Plugin } from 'vite'
import { tellMissing, toPackageName } from '../../../adapters/shared/packages/optional-packages.ts'
import { listOptionalPackages } from '../../../adapters/shared/packages/tool-packages.ts'
import { findMissing } from '../../read/find-package.ts'

const prefix = '\0slicewright:absent:'

/** @param absent - as in `optionalPackages` */
export function absentPackages(absent = findMissing(listOptionalPackages())): Plugin {
  const byName = new Map(absent.map((wanted) => [toPackageName(wanted), wanted]))
  return {
    name: 'slicewright:absent-packages',
    enforce: 'pre',
    resolveId(id) {
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]
      const wanted = name === undefined ? undefined : byName.get(name)
      if (wanted === undefined) return undefined
      // Node says itself, when a server loads it, that it is not there.
      return this.environment.config.consumer === 'server'
        ? { id, external: true }
        : `${prefix}${wanted}`
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const line = tellMissing('A script of the site', [id.slice(prefix.length)])
      // CommonJS, whose names are looked up when it runs: what imports it may name any.
      return `module.exports = {}\nthrow new Error(${JSON.stringify(line)})`
    },
  }
}
