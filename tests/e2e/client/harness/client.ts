import { startClient } from '#runtime/early'

startClient(
  {
    site: () => import('./site.ts'),
    island: () => import('#runtime/island'),
  },
  { waits: location.search === '?waits', kept: '^$', leftover: '^$' },
)
