import { fromCallback, fromPromise } from 'xstate'
import type { Implementations } from '#runtime/machines'

const shownBuild = fromPromise(async () => ({
  build: document.documentElement.dataset.build ?? 'dev',
}))

const tabShown = fromCallback(({ sendBack }) => {
  const heard = () => {
    if (document.visibilityState === 'visible') sendBack({ type: 'tab.shown' })
  }
  document.addEventListener('visibilitychange', heard)
  return () => document.removeEventListener('visibilitychange', heard)
})

export const implementations = {
  actors: { 'update.shownBuild': shownBuild, 'update.tabShown': tabShown },
} satisfies Implementations
