/** A built server and every package it imports, as a few files that need no `node_modules` but for native code. */
import { build, type Rolldown } from 'vite'

/** They load binaries that lie beside them. */
const native = ['sharp']

/** What packages try to load, and do without. */
const absent = ['pg-native']

/**
 * Names stay as they are, because stack traces in logs are read without a source map.
 *
 * @param entries - files, each by the name of its bundle: of the built server, and of what is told to it
 * @param folder - where to; emptied first
 * @returns names of the packages that it still imports
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
