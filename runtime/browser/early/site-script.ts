import type { EarlyActs } from './early-acts.ts'

/** Everything site-wide: one module, so that it comes in one piece. */
export interface SiteScript {
  /**
   * @param shown - address the document was loaded from
   * @param leftover - matches names of stored entries that only a consent allows
   */
  start(early: EarlyActs, shown: URL, leftover: string): Promise<void>
}

/** The scripts a page needs later, each in a separate chunk. */
export interface LaterScripts {
  site(): Promise<SiteScript>
  /** Loads the code that draws a component in a browser and joins it to an island. */
  island(): Promise<IslandScript>
}

/** The content of `data-p`, written by the server. */
export interface IslandData {
  props?: object
  input?: Readonly<Record<string, unknown>>
  messages?: Record<string, string>
}

export interface IslandScript {
  /** Resolves when handlers answer, with a function that ends the island. */
  mountIsland(
    host: HTMLElement,
    definition: object,
    id: string,
    data: IslandData,
  ): Promise<() => void> | (() => void)
}
