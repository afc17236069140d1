import { fromPromise } from 'xstate'
import type { OwnImplementations } from '#runtime/machines'

export const implementations: OwnImplementations<'clipboard'> = ({ clipboard }) => ({
  actors: {
    'clipboard.write': fromPromise<void, { text: string }>(({ input }) =>
      clipboard.write(input.text),
    ),
  },
})
