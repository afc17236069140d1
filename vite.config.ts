import { readVariable } from './schemas/environment-variables.ts'
import { relative, resolve, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { slicewright } from '#tools/build'
import { findRoots, repositoryRoot } from '#schemas/roots.ts'

const roots = findRoots()
const outDir = resolve(repositoryRoot, readVariable('OUT_DIR'))

/** What commands write: no source, unless a root of the site is kept there, and tens of thousands of files. */
function isWritten(path: string): boolean {
  const isIn = (folder: string) => path === folder || path.startsWith(folder + sep)
  return (
    ['.cache', '.data', 'reports'].some((name) => isIn(resolve(repositoryRoot, name))) &&
    !roots.some((root) => root !== repositoryRoot && isIn(root))
  )
}

export default defineConfig({
  plugins: [slicewright({ roots }), react(), vike()],
  // Found late otherwise, behind a consent or a report: the dev server would load the page anew then.
  optimizeDeps: {
    include: [
      'posthog-js/dist/module.slim.no-external.js',
      '@datadog/browser-rum',
      'web-vitals',
      'jspdf',
    ],
  },
  server: { watch: { ignored: isWritten } },
  build: {
    target: 'es2022',
    // Vike takes a path for absolute only where it shares its first folder with the process.
    outDir: `./${relative(repositoryRoot, outDir)}`,
    emptyOutDir: true,
  },
})
