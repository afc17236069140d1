import { startClient } from '#runtime/early'
import { question } from 'virtual:slicewright/client-question'

// First, so that the inspector misses nothing of the machines.
if (import.meta.hot) void import('./inspect.client.ts')
if (import.meta.hot) void import('./dev-overlay.client.ts')
startClient(
  {
    site: () => import('./start-site.client.ts'),
    island: () => import('#runtime/island'),
  },
  question,
)
