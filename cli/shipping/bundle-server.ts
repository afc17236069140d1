/**
 * Bundles a built server with every package it imports into a few files that need `node_modules`
 * only for native code.
 */
import { build, type Rolldown } from 'vite'

/** Packages that load binaries from their own folders. */
const native = ['sharp']

/** Optional dependencies that packages try to load, and can do without. */
const absent = ['pg-native']

/**
 * Names stay as they are, because stack traces in logs are read without a source map.
 *
 * @param entries - files by the name of their bundle: the built server, and the programs that
 *   control it
 * @param folder - the destination; emptied first
 * @returns names of the packages that the bundles still import
 */
export async function bundleServer(
  entries: Record<string, string>,
  folder: string,
): Promise<string[]> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: [...native, ...absent] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'node22',
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const imports = new Set(chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]))
  return native.filter((name) => imports.has(name))
}
