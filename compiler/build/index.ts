/** Front door for build configuration. */
export { checkAll } from '../check/build/check-all.ts'
export { checkEnvironmentPackages } from '../check/build/check-packages.ts'
export { noteLetters } from '../check/build/note-letters.ts'
export { noteStarts } from '../check/note-starts.ts'
export { checkRoots } from '../check/build/check-roots.ts'
export { writeClientModules } from './modules/client-modules.ts'
export { slicewright } from './plugin.ts'
export { readSiteFiles } from './modules/site-files.ts'
