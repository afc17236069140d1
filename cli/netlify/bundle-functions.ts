/** The built server in one folder without packages: what a function needs is in it, what none needs is not. */
import { build } from 'vite'

/** For hosts with a disk, or for the browser. `sharp` alone would be larger than all the rest. */
const leftOut = ['sharp', 'ipx', 'jspdf', 'vite', 'vike']

/**
 * @param entry - `netlify.mjs` of a build
 * @param folder - is emptied; gets `site.mjs` and its chunks
 * @throws Error naming the package when something they must do without is used
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
        // Optional parts of packages, and what must be gone in the end.
        external: ['pg-native', ...leftOut],
        // A front door names what others need; without effects of its own what nobody uses of it goes.
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

/** By the text: what a chunk says it imports was said before unused imports went. */
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
