import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { slicewright } from '#runtime/build'
import { findRoots } from '#schemas/roots.ts'

export default defineConfig({
  plugins: [slicewright({ roots: findRoots() }), react(), vike()],
  build: {
    target: 'es2022',
    outDir: process.env.OUT_DIR || 'dist',
    emptyOutDir: true,
  },
})
