/**
 * The only module that imports React's DOM renderer; it is loaded with the first island. A site may
 * choose Preact's (`islands` of site.json), which hydrates at once and calls no error handlers.
 */
import { Component, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hasTexts } from '#runtime/error-texts'
import { browserEntry } from '../../model/errors/browser-entry.ts'
import type { MachineDocument } from '../../model/config/machine-document.ts'
import type { OwnImplementations } from '../../machines/host-ports.ts'
import type { GenericImplementations } from '../../machines/registry.ts'
import { useIslandActor } from './use-actor.ts'
import { SlotContext, type IslandProps, type IslandState } from '../../model/slice/slice.tsx'
import { IslandFailed } from '../early/client-errors.ts'
import type { IslandData } from '../early/site-script.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import { report } from '../early/report.ts'
import { addImplementations } from '../idle/site-registry.ts'
import { createTranslate } from './translate.ts'

export const IslandMismatch = browserEntry(
  'IslandMismatch',
  'wiring',
  hasTexts && {
    title: 'Island differs from its server HTML',
    message: (reason: string) => `The slice was rendered again in the browser: ${reason}.`,
    hint: 'Its first render may depend only on props and initial state: no time, no random values, no window.',
  },
)

/** Default export of an island's chunk. */
export interface IslandDefinition {
  component: ComponentType<IslandProps<never, never>>
  machine?: MachineDocument
  implementations?: readonly OwnImplementations[]
  /** In a build only: the generic ones that no machine on every page names. */
  generic?: GenericImplementations
}

interface Island extends IslandDefinition {
  id: string
  data: IslandData
  slots: Record<string, string>
}

/**
 * Hydrates the server's HTML in `host`. Resolves when handlers answer, with a function that ends
 * the island. An island that throws, now or later, gets its server HTML back.
 *
 * @throws what the component or its machine throws in the first render.
 */
export function mountIsland(
  host: HTMLElement,
  definition: IslandDefinition,
  id: string,
  data: IslandData,
): Promise<() => void> {
  addImplementations(definition.implementations ?? [], definition.generic)
  const drawnByServer = host.innerHTML
  const slots = readSlots(host)
  return new Promise((resolve, reject) => {
    let isMounted = false
    let hasFailed = false
    const ready = () => {
      // Siblings of a component that threw can still be mounted.
      if (hasFailed) return
      isMounted = true
      // Nobody was listening when a visitor opened or closed these before.
      for (const panel of host.querySelectorAll('details')) panel.dispatchEvent(new Event('toggle'))
      // React refuses to be unmounted while it renders.
      resolve(() => queueMicrotask(() => root.unmount()))
    }
    const giveUp = (cause: unknown) => {
      hasFailed = true
      if (import.meta.hot) document.dispatchEvent(new Event('slicewright:island-failed'))
      if (isMounted) report(IslandFailed, [toReason(cause)], { at: id, cause })
      else reject(cause)
      queueMicrotask(() => {
        root.unmount()
        host.innerHTML = drawnByServer
      })
    }
    const root = hydrateRoot(
      host,
      <Guard onError={giveUp}>
        <MountedIsland {...definition} id={id} data={data} slots={slots} onReady={ready} />
      </Guard>,
      {
        identifierPrefix: id,
        onCaughtError() {},
        onRecoverableError: (cause) => report(IslandMismatch, [toReason(cause)], { at: id, cause }),
      },
    )
    if (isMounted && withoutComments(host.innerHTML) !== withoutComments(drawnByServer))
      report(IslandMismatch, ["its markup differs from the server's"], { at: id })
  })
}

/** React separates adjacent texts by comments; Preact takes them out. */
const withoutComments = (html: string) => html.replace(/<!--.*?-->/g, '')

class Guard extends Component<{ onError: (cause: unknown) => void; children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }
  override componentDidCatch(cause: unknown) {
    this.props.onError(cause)
  }
  override render() {
    return !this.state.hasFailed && this.props.children
  }
}

function MountedIsland({ onReady, ...island }: Island & { onReady: () => void }) {
  useLayoutEffect(onReady, [onReady])
  return (
    <SlotContext value={island.slots}>
      {island.machine ? (
        <IslandWithMachine {...island} machine={island.machine} />
      ) : (
        <IslandView {...island} state={stateless} send={ignore} />
      )}
    </SlotContext>
  )
}

function IslandWithMachine({ machine, ...island }: Island & { machine: MachineDocument }) {
  const { id, data } = island
  const { state, send } = useIslandActor(machine, { id, input: { ...data.input, id } })
  return <IslandView {...island} state={state as IslandState} send={send} />
}

type Acting = Pick<IslandProps<object>, 'send'> & { state: IslandState }

function IslandView({ component, id, data, state, send }: Island & Acting) {
  const Component = component as ComponentType<IslandProps<object>>
  const [t] = useState(() => createTranslate(data.messages))
  return <Component id={id} props={data.props ?? {}} state={state} send={send} t={t} />
}

/** An island without a machine behaves through site-wide actors alone. */
const stateless: IslandState = {
  value: null,
  context: {},
  matches: () => false,
  hasTag: () => false,
}
const ignore = () => {}

/** The slots of this island, without those of islands inside it. */
function readSlots(host: HTMLElement): Record<string, string> {
  const own = Array.from(host.querySelectorAll<HTMLElement>('sw-slot')).filter(
    (slot) => slot.closest('sw-island') === host,
  )
  return Object.fromEntries(own.map((slot) => [slot.dataset['slot'], slot.innerHTML]))
}
