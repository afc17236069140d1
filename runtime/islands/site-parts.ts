import type { MachineDocument } from '../machines/document.ts'
import type { MachinePorts } from '../machines/ports.ts'
import type { Implementations } from '../machines/registry.ts'
import type { Behaviours } from '../machines/shared-system.ts'
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
  /** What machines reach beside the browser itself: tracking, consent of vendors, a log. */
  ports?: Partial<MachinePorts>
}

export interface GestureScript {
  gestures: GestureParts
  startGestures: typeof startGestures
}

/** The part of `site-config/site.json` the browser needs. */
export interface ClientConfig {
  navigation?: { payload?: boolean }
}

/** @param shown - address the document was loaded from. */
export type StartSite = (site: SiteParts, early: EarlySends, shown: URL) => void

/** Everything site-wide: one module, so that it comes in one piece. */
export interface SiteScript {
  start(early: EarlySends, shown: URL): void
}

export type LoadSite = () => Promise<SiteScript>
