/** Whether the answer to a question for consent, given or assumed, has anything to do on a page. */
import { toList, type MachineDocument } from '../../runtime/model/config/machine-document.ts'
import type { Behaviours } from '../../schemas/config-types.ts'
import { eachAction, eachState } from './walk-document.ts'

/** Actions and actors that reach nothing but the machine, its log and the place of a visitor who is there. */
const inward = new Set(
  'assign raise cancel emit stop log focus rememberFocus restoreFocus scrollLock scrollUnlock httpGet timer domEvent mediaQuery cookieChange pageLoaded connection'.split(
    ' ',
  ),
)

/** Those that reach vendors: nobody, where a site declares none. */
const toVendors = new Set(['tagManager.consent', 'tagManager.enable', 'adsTracker.consent'])

/**
 * False where no actor waits for consent, no vendor is declared and the machine that asks reaches nothing beyond
 * itself.
 *
 * @param asking - that machine
 */
export function answersMatter(
  asking: MachineDocument,
  actors: Behaviours['actors'],
  vendors: readonly object[],
): boolean {
  if (vendors.length > 0 || actors.some(({ consent }) => consent)) return true
  const named = [...eachAction(asking)].map(({ action }) => action.type)
  const invoked = [...eachState(asking)].flatMap(({ state }) =>
    toList(state.invoke).map(({ src }) => src),
  )
  const own = asking.actions ?? {}
  return [...named, ...invoked].some(
    (word) => !(word in own) && !inward.has(word) && !toVendors.has(word),
  )
}
