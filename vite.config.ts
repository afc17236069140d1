import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { slicewright } from '#runtime/build'
import { findRoots } from '#schemas/roots.ts'

export default defineConfig({
  plugins: [slicewright({ roots: findRoots() }), react(), vike()],
  // Found late otherwise, behind a consent: the dev server would load the page anew then.
  optimizeDeps: {
    include: ['posthog-js/dist/module.slim.no-external.js', '@datadog/browser-rum', 'web-vitals'],
  },
  build: {
    target: 'es2022',
    outDir: process.env.OUT_DIR || 'dist',
    emptyOutDir: true,
  },
})
