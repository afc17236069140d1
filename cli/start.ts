/** `npm start`: builds when files changed since the last build, then serves. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt, outDir } from '#compiler/build/built-site.ts'
import { readCall } from './run-command.ts'
import { run } from './run.ts'

await readCall({
  help: `npm start
Builds when files changed since the last build, then serves the site on http://localhost:3000.
Environment: PORT, HOST, SITE_BASE_URL, SITE_DIR and others; docs/reference/environment.md lists them`,
  options: {},
})
process.env.NODE_ENV ??= 'production'

try {
  // In a process of its own: what a build takes of memory, the server would keep.
  if (!isBuilt()) await run('node', ['cli/build.ts', '--unless-built'])
  await import(pathToFileURL(join(outDir(), 'server/main.mjs')).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
