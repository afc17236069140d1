import { isRunnableDevEnvironment, type Plugin } from 'vite'

/**
 * Vike loads its files with `ssrLoadModule`, the server loads its handler through the environment.
 * Each would have its own runner, and the second to ask for a changed module would be told that its
 * copy is up to date. Must come before Vike's plugin.
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
