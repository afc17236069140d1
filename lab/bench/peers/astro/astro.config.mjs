import node from '@astrojs/node'
import preact from '@astrojs/preact'
import { defineConfig } from 'astro/config'

const isServed = process.env.PEER_MODE === 'server'

// oxlint-disable-next-line import/no-default-export -- Astro reads it.
export default defineConfig({
  site: 'https://www.peer.example',
  integrations: [preact()],
  outDir: process.env.PEER_OUT,
  build: { format: 'file' },
  ...(isServed ? { output: 'server', adapter: node({ mode: 'middleware' }) } : {}),
})
