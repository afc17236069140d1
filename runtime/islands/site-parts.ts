import type { MachineDocument } from '../machines/document.ts'
import type { MachinePorts } from '../machines/ports.ts'
import type { Implementations } from '../machines/registry.ts'
import type { Behaviours } from '../machines/shared-system.ts'
import type { LoadMeasurement } from './await-consent.ts'
import type { EarlySends } from './early-sends.ts'
import type { GestureParts, startGestures } from './gestures/start-gestures.ts'

/** What the build gathers of a site for the browser. */
export interface SiteParts {
  machines: Readonly<Record<string, MachineDocument>>
  behaviours: Behaviours
  config: ClientConfig
  implementations?: readonly Implementations[]
  /** What only answers gestures: it comes with the first one. */
  loadGestures?: () => Promise<GestureScript>
  /** Who is told of consent outside of the page's own machines. */
  ports?: Pick<MachinePorts, 'tagManager' | 'adsTracker'>
  /** What measures: it comes with the first consent to it. */
  loadMeasurement?: LoadMeasurement
}

export interface GestureScript {
  gestures: GestureParts
  startGestures: typeof startGestures
}

/** The part of `site-config/site.json` the browser needs. */
export interface ClientConfig {
  navigation?: { payload?: boolean }
  /** Whether the site declares a tag manager among its vendors. */
  hasTagManager?: boolean
}

/** @param shown - address the document was loaded from. */
export type StartSite = (site: SiteParts, early: EarlySends, shown: URL) => void

/** Everything site-wide: one module, so that it comes in one piece. */
export interface SiteScript {
  start(early: EarlySends, shown: URL): void
}

export type LoadSite = () => Promise<SiteScript>
