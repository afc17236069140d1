/**
 * Bundles the built server into one folder without packages: exactly the code that functions need.
 */
import { build } from 'vite'

/**
 * Packages for hosts with a disk, or for the browser. `sharp` alone would be larger than all the
 * rest.
 */
const leftOut = ['sharp', 'jspdf', 'vite', 'vike']

/**
 * @param entry - `netlify.mjs` of a build
 * @param folder - emptied first; gets `site.mjs` and its chunks
 * @throws Error naming the package when the bundle still uses one of `leftOut`
 */
export async function bundleFunctions(entry: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node22',
      minify: true,
      sourcemap: false,
      rolldownOptions: {
        input: { site: entry },
        // Optional parts of packages, and those that must be gone in the end.
        external: ['pg-native', ...leftOut],
        // Front doors re-export more than functions need; treated as free of side effects, the
        // unused part is dropped.
        treeshake: { moduleSideEffects: false },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: 'chunks/[name]-[hash].mjs',
        },
      },
    },
    plugins: [
      {
        name: 'slicewright:without-hosts',
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === 'chunk') refuse(chunk.code)
          }
        },
      },
    ],
  })
}

/** Checks the text: a chunk's list of imports was made before unused imports were removed. */
function refuse(code: string): void {
  const used = leftOut.find((name) =>
    new RegExp(`(?:from|import)\\s*\\(?["'\`]${name}["'\`]`).test(code),
  )
  if (used !== undefined) {
    throw new Error(
      `The functions for Netlify would need ${used}. Import what uses it where only other hosts do.`,
    )
  }
}
