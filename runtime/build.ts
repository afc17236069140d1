/** Front door for build configuration. */
export { slicewright } from './build/plugin.ts'
export { readSiteFiles } from './build/site-files.ts'
