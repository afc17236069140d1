/** The front door of what a page runs at once: `renderer/+client.ts` starts the site with it. */
export type { EarlyQuestion } from './ask-early.ts'
export { startClient } from './start-client.ts'
export type { LaterScripts, SiteScript } from './site-script.ts'
