/** Everything site-wide that a page runs when it is idle. */
import type { SiteScript } from '#runtime/early'
import { createConsentQueues } from '../adapters/vendors/consent-queues.ts'
import { site, startSite } from 'virtual:slicewright/client-site'

export const start: SiteScript['start'] = (...given) =>
  startSite(
    {
      ...site,
      // Depends on the deployment, which the build does not know.
      ports: createConsentQueues(document.querySelector('[data-vendors~=tag-manager]')),
      loadGestures,
      loadMeasurement,
      loadPreview,
    },
    ...given,
  )

const loadGestures = () => import('virtual:slicewright/client-gestures')
const loadPreview = () => import('./start-preview.client.ts')
const loadMeasurement = () => import('./start-measurement.client.ts')
