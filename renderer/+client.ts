import { startClient } from '#runtime/early'
import { facts } from 'virtual:slicewright/client-facts'

// First, so that the inspector misses nothing of the machines.
if (import.meta.hot) void import('./inspect.client.ts')
if (import.meta.hot) void import('./dev-edits.client.ts')
if (import.meta.hot) void import('./dev-overlay.client.ts')
startClient(
  {
    site: () => import('./start-site.client.ts'),
    island: () => import('#runtime/island'),
  },
  // What changes while somebody works on it is shown at once.
  import.meta.hot ? { ...facts, waits: false } : facts,
)
