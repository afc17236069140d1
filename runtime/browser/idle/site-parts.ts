import type { Behaviours } from '#schemas/config-types.ts'
import type { OwnImplementations } from '../../machines/host-ports.ts'
import type { GenericImplementations } from '../../machines/registry.ts'
import type { MachineSystem } from '../../machines/system.ts'
import type { MachineDocument } from '../../model/config/machine-document.ts'
import type { MachinePorts } from '../../model/ports/machine-ports.ts'
import type { SiteScript } from '../early/site-script.ts'
import type { LoadMeasurement } from './await-consent.ts'

/** The parts of a site that the build gathers for the browser. */
export interface SiteParts {
  machines: Readonly<Record<string, MachineDocument>>
  behaviours: Behaviours
  config: ClientConfig
  implementations?: readonly OwnImplementations[]
  /** Code that only responds to gestures: loaded with the first one. */
  loadGestures?: () => Promise<GestureScript>
  /** Receivers of consent outside the page's own machines. */
  ports?: Pick<MachinePorts, 'tagManager' | 'adsTracker'>
  /** Code of previews only. */
  loadPreview?: () => Promise<PreviewScript>
  /** The measuring script: it comes with the first consent to it. */
  loadMeasurement?: LoadMeasurement
}

/** Machines that come after the page has started, with everything they name. */
export interface LaterParts {
  actors: Behaviours['actors']
  machines: readonly MachineDocument[]
  implementations: readonly OwnImplementations[]
  /** In a build only: the generic ones that no machine of the page named before. */
  generic?: GenericImplementations
}

export interface PreviewScript {
  /** @param renew - ties changed HTML to the machines, and forgets pages fetched ahead */
  start(renew: () => void): void
}

export interface GestureScript {
  gestures: LaterParts
  startGestures(parts: LaterParts, system: MachineSystem, early: readonly Event[]): void
}

/** The part of `site-config/site.json` the browser needs. */
export interface ClientConfig {
  navigation?: { payload?: boolean }
}

/** Starts like `SiteScript`, with the parts of the site. */
export type StartSite = (
  site: SiteParts,
  ...given: Parameters<SiteScript['start']>
) => Promise<void>
