import { startClient } from '#runtime/client'

startClient(() => import('./site.ts'))
