import { fromCallback } from 'xstate'
import type { MachineSystem, OwnImplementations, OwnPorts } from '#runtime/machines'

const watch = ({ views }: OwnPorts<'views'>) =>
  fromCallback<{ type: string }, { id: string }>(({ input, sendBack }) =>
    views.watch(input.id, (isInView) =>
      sendBack({ type: isInView ? 'section.entered' : 'section.left' }),
    ),
  )

const followConsent = (system: Pick<MachineSystem, 'get'>) =>
  fromCallback(({ sendBack }) => {
    const consent = system.get('consent')
    if (!consent) return
    let isGranted: boolean | undefined
    const tell = () => {
      const { analytics } = consent.getSnapshot().context
      if (analytics === isGranted) return
      isGranted = analytics
      sendBack({ type: analytics ? 'consent.granted' : 'consent.refused' })
    }
    const { unsubscribe } = consent.subscribe(tell)
    tell()
    return unsubscribe
  })

export const implementations: OwnImplementations<'views'> = (ports, system) => ({
  actors: { 'experiment.consent': followConsent(system), 'experiment.watch': watch(ports) },
})
