import { fromCallback, fromPromise } from 'xstate'
import type { OwnImplementations } from '#runtime/machines'

export const implementations: OwnImplementations<'page'> = ({ dom, page }) => ({
  actors: {
    'update.shownBuild': fromPromise(async () => ({
      build: page.attribute('html', 'data-build') ?? 'dev',
    })),
    'update.tabShown': fromCallback(({ sendBack }) =>
      dom.listen('document', 'visibilitychange', ({ target }) => {
        if ((target as Document).visibilityState === 'visible') sendBack({ type: 'tab.shown' })
      }),
    ),
  },
})
