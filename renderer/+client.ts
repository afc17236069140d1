import { startClient } from '#runtime/early'
import { facts } from 'virtual:slicewright/client-facts'

// First, so that the inspector sees the machines from their start.
if (import.meta.hot) void import('./inspect.client.ts')
if (import.meta.hot) void import('./dev-edits.client.ts')
if (import.meta.hot) void import('./dev-overlay.client.ts')
startClient(
  {
    site: () => import('./start-site.client.ts'),
    island: () => import('#runtime/island'),
  },
  // In development, changes show at once.
  import.meta.hot ? { ...facts, waits: false } : facts,
)
