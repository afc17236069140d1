/**
 * `#runtime/generic-implementations` in a production browser: what the documents of the site do name
 * (`compiler/build/modules/machine-modules.ts`).
 */
export { actions, actors, effects } from 'virtual:slicewright/used-implementations'
