/**
 * Reads the TypeScript of this package for Node, which refuses to do so inside `node_modules`.
 * Passed to every process with `--import`, so that it runs first.
 */
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

const ours = new URL('../', import.meta.url).href
const { emitWarning } = process

// Node's type stripping is no longer experimental; only this API to it is.
process.emitWarning = (warning, ...rest) => {
  if (!String(warning).startsWith('stripTypeScriptTypes ')) emitWarning(warning, ...rest)
}

registerHooks({
  load(url, context, nextLoad) {
    const [file] = url.split(/[?#]/)
    if (!file.startsWith(ours) || !file.endsWith('.ts')) return nextLoad(url, context)
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(file), 'utf8'))
    return { format: 'module', shortCircuit: true, source }
  },
})
