import { startClient } from '#runtime/client'

startClient(() => import('./site.ts').then(({ site }) => site))
