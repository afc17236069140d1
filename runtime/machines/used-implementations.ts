/**
 * `#runtime/generic-implementations` in a production browser: only names that the site's documents
 * use (`compiler/build/modules/machine-modules.ts`).
 */
export { actions, actors, effects } from 'virtual:slicewright/used-implementations'
