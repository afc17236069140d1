/** `npm start`: builds when files changed since the last build, then serves. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, outDir } from './build.ts'

process.env.NODE_ENV ??= 'production'

try {
  await ensureBuilt(() => console.log('Building the site (once; later starts are immediate) ...'))
  await import(pathToFileURL(join(outDir(), 'server/main.mjs')).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
