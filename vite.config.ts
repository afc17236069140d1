import { createHash } from 'node:crypto'
import { readVariable } from './schemas/environment-variables.ts'
import { join, relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { slicewright } from '#compiler/build'
import { findPackage } from '#compiler/read/find-package.ts'
import { findRoots, repositoryRoot } from '#compiler/read/roots.ts'

const site = createHash('sha256').update(findRoots().join('\n')).digest('hex').slice(0, 8)

const outDir = resolve(repositoryRoot, readVariable('OUT_DIR'))

/** Optional peers that a browser loads, by the module that is imported. */
const installedPeers = [
  'posthog-js/dist/module.slim.no-external.js',
  '@datadog/browser-rum',
  'jspdf',
].filter((name) => findPackage(/^(?:@[^/]+\/)?[^/]+/.exec(name)![0]) !== undefined)

export default defineConfig({
  // Vite takes the packages it prepared for one site for those of every other.
  cacheDir: `node_modules/.vite/${site}`,
  plugins: [slicewright({ roots: findRoots() }), react(), vike()],
  // Found late otherwise, with an island, behind a consent or a report: the dev server would load the page anew then.
  optimizeDeps: {
    entries: findRoots().map((root) =>
      join(relative(repositoryRoot, root), 'slice-registry/slices/*/[A-Z]*.tsx'),
    ),
    include: ['web-vitals', ...installedPeers],
  },
  build: {
    target: 'es2022',
    // Vike takes a path for absolute only where it shares its first folder with the process.
    outDir: `./${relative(repositoryRoot, outDir)}`,
    emptyOutDir: true,
  },
})
