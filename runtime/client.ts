/** The front door for the browser: `renderer/+client.ts` starts the site with it. */
export { startClient } from './islands/start-client.ts'
export type {
  ClientConfig,
  GestureScript,
  LoadSite,
  SiteParts,
  SiteScript,
  StartSite,
} from './islands/site-parts.ts'
export type { LoadMeasurement, MeasurementScript } from './islands/await-consent.ts'
export type { IslandDefinition } from './islands/mount-island.tsx'
export type { PageEvent } from './navigation/create-navigation.ts'
