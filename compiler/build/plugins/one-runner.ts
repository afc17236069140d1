import { isRunnableDevEnvironment, type Plugin } from 'vite'

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
