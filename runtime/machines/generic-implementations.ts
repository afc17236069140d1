/**
 * `#runtime/generic-implementations`: all names that documents may use without an implementation of
 * their own. In a production browser it is `used-implementations.ts`.
 */
import * as actions from './generic-actions.ts'
import * as actors from './generic-actors.ts'
import * as effects from './generic-effects.ts'

export { actions, actors, effects }
