/** Everything site-wide that a page runs when it is idle. */
import type { SiteScript } from '#runtime/client'
import { createRecorder } from '#runtime/recorder'
import { site, startSite } from 'virtual:slicewright/client-site'

export const start: SiteScript['start'] = (early, shown) =>
  startSite({ ...site, ports: createRecorder(), loadGestures }, early, shown)

const loadGestures = () => import('virtual:slicewright/client-gestures')
