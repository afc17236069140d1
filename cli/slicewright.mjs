#!/usr/bin/env node
/**
 * The command of the package. Plain JavaScript, so that a Node too old for the rest gets a message
 * too.
 */
const least = 24
const version = process.versions.node

if (Number(version.split('.')[0]) < least) {
  console.error(
    `slicewright needs Node ${least} or newer; this is ${version}. \`npm run\` and \`npx\` take the Node that is installed with it: run \`npm install\` without --omit=optional and --ignore-scripts, or install Node ${least}.`,
  )
  process.exitCode = 1
} else {
  // Elsewhere Node reads TypeScript by itself, and faster.
  if (import.meta.url.includes('/node_modules/')) await import('./strip-types.mjs')
  const { runCommandLine } = await import('./run-command-line.ts')
  const code = await runCommandLine(process.argv.slice(2))
  // A server that keeps running may end with its own exit code.
  if (code !== 0) process.exitCode = code
}
