import type { MachineDocument } from '../machines/document.ts'
import type { MachinePorts } from '../machines/ports.ts'
import type { Implementations } from '../machines/registry.ts'
import type { Behaviours } from '../machines/shared-system.ts'

/** What the build gathers of a site for the browser; it comes as a chunk of its own, after idle. */
export interface SiteParts {
  machines: Readonly<Record<string, MachineDocument>>
  behaviours: Behaviours
  config: ClientConfig
  implementations?: readonly Implementations[]
  /** What machines reach beside the browser itself: tracking, consent of vendors, a log. */
  ports?: Partial<MachinePorts>
}

/** The part of `site-config/site.json` the browser needs. */
export interface ClientConfig {
  navigation?: { payload?: boolean }
}

export type LoadSite = () => Promise<SiteParts>
