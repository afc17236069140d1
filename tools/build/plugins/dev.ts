import { isRunnableDevEnvironment, type Plugin } from 'vite'
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
      // Here alone the connection is known: what answers the desk sees requests without it.
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

/**
 * Vike loads its files by `ssrLoadModule`, the server what it answers with by the environment. Each would have a runner of
 * its own, and of a module that changed the second to ask is told that its copy is the newest. Stands before Vike's plugin.
 */
export function oneRunner(): Plugin {
  return {
    name: 'slicewright:one-runner',
    apply: 'serve',
    configureServer: {
      order: 'pre',
      handler(server) {
        const { ssr } = server.environments
        if (isRunnableDevEnvironment(ssr)) server.ssrLoadModule = (url) => ssr.runner.import(url)
      },
    },
  }
}
