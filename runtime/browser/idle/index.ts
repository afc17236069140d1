/** The front door of what a page runs when it is idle. */
export type { LoadMeasurement, MeasurementScript } from './await-consent.ts'
export { createBrowserPorts } from './browser-ports.ts'
export type { ClientConfig, GestureScript, LaterParts, SiteParts, StartSite } from './site-parts.ts'
export type { PageEvent } from '../navigation/create-navigation.ts'
