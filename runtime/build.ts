/** Front door for build configuration. */
export { checkMachines } from './build/check-machines.ts'
export { slicewright } from './build/plugin.ts'
export { readSiteFiles } from './build/site-files.ts'
