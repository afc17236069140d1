/** `npm start`: builds when files changed since the last build, then serves. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt, outDir } from '#compiler/build/built-site.ts'
import type { Command } from './run-command.ts'
import { commandFile, run } from './run.ts'

export const start: Command = {
  help: `slicewright start
Builds when files changed since the last build, then serves the site on http://localhost:3000.
Environment: PORT, HOST, SITE_BASE_URL, SITE_DIR and others; docs/reference/environment.md lists them`,
  options: {},
  async run() {
    process.env['NODE_ENV'] ??= 'production'
    try {
      // In a process of its own: what a build takes of memory, the server would keep.
      if (!isBuilt()) await run('node', [commandFile, 'build', '--unless-built'])
      await import(pathToFileURL(join(outDir(), 'server/main.mjs')).href)
      return 0
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      // Whatever of the server has started by now keeps the process alive.
      return process.exit(1)
    }
  },
}
