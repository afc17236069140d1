#!/usr/bin/env node
/**
 * The command of the package. Plain JavaScript, so that a Node too old for the rest gets a message
 * too.
 */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const least = 24
const version = process.versions.node

if (Number(version.split('.')[0]) < least) {
  console.error(
    `slicewright needs Node ${least} or newer; this is ${version}. \`npm run\` and \`npx\` take the Node that is installed with it: run \`npm install\` without --omit=optional and --ignore-scripts, or install Node ${least}.`,
  )
  process.exitCode = 1
} else {
  keepCompiled()
  // Elsewhere Node reads TypeScript by itself, and faster.
  if (import.meta.url.includes('/node_modules/')) await import('./strip-types.mjs')
  const { runCommandLine } = await import('./run-command-line.ts')
  const code = await runCommandLine(process.argv.slice(2))
  // A server that keeps running may end with its own exit code.
  if (code !== 0) process.exitCode = code
}

/**
 * Keeps what Node compiles, here and in processes started from here, beside the packages: commands start in half of the time. Where
 * nothing can be written there, nothing is kept.
 */
function keepCompiled() {
  const packages = import.meta.url.includes('/node_modules/') ? '../..' : '../node_modules'
  const folder = new URL(`${packages}/.cache/slicewright/compiled`, import.meta.url)
  process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(folder)
  // Whoever set it to nothing keeps nothing.
  const kept = process.env['NODE_COMPILE_CACHE']
  if (kept !== '') enableCompileCache(kept)
}
