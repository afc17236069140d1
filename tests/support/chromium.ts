import { chromium, type Browser } from 'playwright'
import { build, type Plugin, type Rolldown } from 'vite'
import { launchOptions } from './browser.ts'

export function launchChromium(): Promise<Browser> {
  return chromium.launch(launchOptions())
}

/** One script of a module and all it imports, in development mode so that React warns. */
export async function bundleForBrowser(entry: string, plugins: Plugin[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    plugins,
    publicDir: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: entry },
    },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  return output[0].code
}
