import { startClient } from '#runtime/client'

// First, so that the inspector misses nothing of the machines.
if (import.meta.hot) void import('./inspect.client.ts')
if (import.meta.hot) void import('./dev-overlay.client.ts')
startClient(() => import('./start-site.client.ts'))
