import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readVariable } from '#schemas/environment-variables.ts'
import { repositoryRoot } from '#schemas/roots.ts'
import { withoutTable } from '../shrinking/chunk-tables.ts'
import { withoutTexts } from '../shrinking/error-texts.ts'
import { cookiesFile, leanCookies } from '../shrinking/lean-cookies.ts'
import { leanXState, xstateFile } from '../shrinking/lean-xstate.ts'

/** What is changed on its way to the browser is the engine's own, never a site's. */
const engine = join(repositoryRoot, 'runtime/')

/** What is cut out, and where in `tools/build/shrinking` that is done; a measurement leaves one out. */
export const shrinkers = {
  xstate: 'lean-xstate.ts',
  cookies: 'lean-cookies.ts',
  'error-texts': 'error-texts.ts',
  tables: 'chunk-tables.ts',
} as const

/** Cuts code that production browsers never use out of the browser build. */
export function shrinking(
  left: readonly string[] = (readVariable('BENCH_WITHOUT') ?? '').split(' '),
): Plugin {
  const isOn = (name: keyof typeof shrinkers) => !left.includes(name)
  return {
    name: 'slicewright:shrinking',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [/\/runtime\/.*\.tsx?(\?later.*)?$/, xstateFile, cookiesFile] },
      handler(code, id) {
        if (this.environment.name !== 'client') return undefined
        if (xstateFile.test(id))
          return isOn('xstate') ? leanXState(code, this.parse(code)) : undefined
        if (cookiesFile.test(id))
          return isOn('cookies') ? leanCookies(code, this.parse(code)) : undefined
        const hasEntry = id.startsWith(engine) && code.includes('satisfies ErrorEntry')
        if (!hasEntry || !isOn('error-texts')) return undefined
        return withoutTexts(code, this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }))
      },
    },
    generateBundle: {
      // Vite writes its tables last.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client' || !isOn('tables')) return
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = withoutTable(chunk.code)
      },
    },
  }
}
