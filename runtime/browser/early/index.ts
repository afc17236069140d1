/** Front door of what a page runs at once: `renderer/+client.ts` starts the site with it. */
export { startClient, type EarlyFacts } from './start-client.ts'
export type { LaterScripts, SiteScript } from './site-script.ts'
