import type { Plugin } from 'vite'
import { deskPath, isLoopback } from './loopback.ts'
import { showFailures } from './dev-failures.ts'
import { createPublicHandlers } from './dev-public.ts'
import { createDevAssets } from '../assets/dev-assets.ts'
import { softRefresh, watchDeclarations } from './hot-updates.ts'
import { leaveUnwatched } from './written-folders.ts'

/** The development server: hot style sheets, re-read declarations, pages refreshed in place. */
export function dev(roots: readonly string[], baseStyles: () => readonly string[]): Plugin {
  return {
    name: 'slicewright:dev',
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: leaveUnwatched(roots) } } }),
    configureServer(server) {
      createDevAssets(server, roots, baseStyles)
      watchDeclarations(server, roots)
      showFailures(server, roots)
      for (const handler of createPublicHandlers(roots)) server.middlewares.use(handler)
      // The connection is known only here: the desk's handler gets requests without it.
      server.middlewares.use(deskPath, ({ socket }, response, next) => {
        if (isLoopback(socket.remoteAddress)) return next()
        response.writeHead(403, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ error: 'The desk answers this machine alone.' }))
      })
    },
    hotUpdate: {
      order: 'pre',
      handler(options) {
        return this.environment.name === 'ssr' ? softRefresh(options, roots) : undefined
      },
    },
  }
}
