import { fromPromise } from 'xstate'
import type { Implementations } from '#runtime/machines'

const write = fromPromise<void, { text: string }>(({ input }) =>
  navigator.clipboard.writeText(input.text),
)

export const implementations = {
  actors: { 'clipboard.write': write },
} satisfies Implementations
