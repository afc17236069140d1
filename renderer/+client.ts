import { startClient } from '#runtime/client'

startClient(() => import('./start-site.client.ts'))
