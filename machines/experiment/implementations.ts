import { fromCallback } from 'xstate'
import type { OwnImplementations, OwnPorts } from '#runtime/machines'

const watch = ({ views }: OwnPorts<'views'>) =>
  fromCallback<{ type: string }, { id: string }>(({ input, sendBack }) =>
    views.watch(input.id, (isInView) =>
      sendBack({ type: isInView ? 'section.entered' : 'section.left' } as never),
    ),
  )

export const implementations: OwnImplementations<'views'> = (ports) => ({
  actors: { 'experiment.watch': watch(ports) },
})
