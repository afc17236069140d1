/** Everything site-wide that a page runs when it is idle. */
import type { SiteScript } from '#runtime/client'
import { createConsentQueues } from '../adapters/vendors/consent-queues.ts'
import { site, startSite } from 'virtual:slicewright/client-site'

export const start: SiteScript['start'] = (early, shown) =>
  startSite(
    {
      ...site,
      ports: createConsentQueues(Boolean(site.config.hasTagManager)),
      loadGestures,
      loadMeasurement,
    },
    early,
    shown,
  )

const loadGestures = () => import('virtual:slicewright/client-gestures')
const loadMeasurement = () => import('./start-measurement.client.ts')
