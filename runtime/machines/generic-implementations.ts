/**
 * Everything documents may name without an implementation of their own. In a production browser a
 * module of the build stands in for this one, which holds what the documents of the site do name
 * (`runtime/build/machine-modules.ts`).
 */
import * as actions from './generic-actions.ts'
import * as actors from './generic-actors.ts'
import * as effects from './generic-effects.ts'

export { actions, actors, effects }
