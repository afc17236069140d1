/** `npm start`: builds when files changed since the last build, then serves. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt, outDir } from '#compiler/build/built-site.ts'
import { findFreePort, tellMove } from './free-ports.ts'
import { readValidVariable, type Command } from './run-command.ts'
import { commandFile, run } from './run.ts'

export const start: Command = {
  help: `slicewright start
Builds when files changed since the last build, then serves the site on http://localhost:3000, or on the next port that is free.
Environment: PORT, HOST, SITE_BASE_URL, SITE_DIR and others; docs/reference/environment.md lists them`,
  options: {},
  async run() {
    process.env['NODE_ENV'] ??= 'production'
    try {
      // In its own process: the server would keep the memory that a build takes.
      if (!isBuilt()) await run('node', [commandFile, 'build', '--unless-built'])
      // A port that is asked for is one that others know: the server says that it is taken.
      if (!process.env['PORT']) {
        const wanted = Number(readValidVariable('PORT'))
        const port = await findFreePort(wanted)
        if (port !== wanted) console.log(tellMove(wanted, port))
        process.env['PORT'] = String(port)
      }
      await import(pathToFileURL(join(outDir(), 'server/main.mjs')).href)
      return 0
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      // The parts of the server that have started would keep the process alive.
      return process.exit(1)
    }
  },
}
