import type { EarlyActs } from './early-acts.ts'

/** Everything site-wide: one module, so that it comes in one piece. */
export interface SiteScript {
  /**
   * @param shown - address the document was loaded from
   * @param leftover - matches the names of what is stored and only a consent allows
   */
  start(early: EarlyActs, shown: URL, leftover: string): Promise<void>
}

/** What a page needs later, each in a separate chunk. */
export interface LaterScripts {
  site(): Promise<SiteScript>
  /** What draws a component in a browser, and joins it to an island. */
  island(): Promise<IslandScript>
}

/** What the server puts into `data-p`. */
export interface IslandData {
  props?: object
  input?: Readonly<Record<string, unknown>>
  messages?: Record<string, string>
}

export interface IslandScript {
  /** Resolves when handlers answer, with what ends the island. */
  mountIsland(
    host: HTMLElement,
    definition: object,
    id: string,
    data: IslandData,
  ): Promise<() => void> | (() => void)
}
