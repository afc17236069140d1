import { createActor, fromCallback } from 'xstate'
import type { MachineSystem, OwnImplementations, OwnPorts } from '#runtime/machines'
import { watch, type Media, type VideoReport } from './watch.ts'

type Ports = OwnPorts<'embed' | 'host'>

type Send = (event: VideoReport | { type: string; [key: string]: unknown }) => void

const machine = 'video'

/**
 * The element that the host's script defines; the host is a vendor in `site-config/vendors.json`.
 */
const playerElement = 'wistia-player'
const playerScript = { vendor: 'wistia', path: '/player.js' }

const screens = ({ host }: Ports, system: MachineSystem) =>
  fromCallback<{ type: string }, { id: string }>(({ input }) => {
    const logic = system.declared(machine).machine
    const found = host.element(input.id)?.querySelectorAll<HTMLElement>('[data-video]') ?? []
    const ends = Array.from(found, ({ id, dataset }) => {
      const video: unknown = JSON.parse(dataset['video'] as string)
      const ref = createActor(logic, { ...system.actorOptions, input: { id, video } })
      const leave = system.adopt({ id, machine, ref })
      ref.start()
      return () => {
        ref.stop()
        leave()
      }
    })
    return () => ends.forEach((end) => end())
  })

/** Reports consent; silent while it is unknown. Without a consent actor nothing is allowed. */
const consent = (system: MachineSystem) =>
  fromCallback<{ type: string }, object>(({ sendBack }) => {
    const send = sendBack as Send
    const actor = system.get('consent')
    if (!actor) return send({ type: 'consent.read', isAllowed: false })
    let last: boolean | undefined
    const tell = () => {
      const state = actor.getSnapshot()
      const isAllowed = Boolean(state.context.analytics)
      if (isAllowed === last || state.hasTag('pending')) return
      last = isAllowed
      send({ type: 'consent.read', isAllowed })
    }
    tell()
    const { unsubscribe } = actor.subscribe(tell)
    return unsubscribe
  })

const reports = ({ clock, host }: Ports) =>
  fromCallback<{ type: string }, { id: string; videoId: string }>(({ input, sendBack }) => {
    const ended = new AbortController()
    const media = host.byId(input.id) as HTMLVideoElement | undefined
    if (media) watch(media, input.videoId, clock, ended.signal, sendBack as Send)
    return () => ended.abort()
  })

interface PlayerInput {
  id: string
  videoId: string
  isOnce: boolean
}

const player = ({ clock, embed, host }: Ports) =>
  fromCallback<{ type: string }, PlayerInput>(({ input, sendBack }) => {
    const send = sendBack as Send
    const { signal, abort } = abortable()
    const element = embed.create(playerElement) as HTMLElement & Media & Playable
    const start = async () => {
      await embed.load(playerElement, playerScript, signal)
      if (signal.aborted) return
      element.setAttribute('media-id', input.videoId)
      if (input.isOnce) element.setAttribute('do-not-track', 'true')
      watch(element, input.videoId, clock, signal, send)
      const ready = () => {
        send({ type: 'player.ready' })
        // Refused if the click was too long ago: the player has its own button.
        element.play?.()?.catch?.(() => {})
      }
      element.addEventListener('api-ready', ready, { signal, once: true })
      findPart(host, input.id, 'player')?.append(element)
    }
    start().catch((error: Error) => {
      if (!signal.aborted) send({ type: 'player.failed', reason: error.message })
    })
    return () => {
      abort()
      element.remove()
    }
  })

interface Playable {
  play?(): Promise<void> | undefined
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/**
 * Moves the focus to the part that the machine is about to show, unless the visitor has moved
 * elsewhere meanwhile.
 */
const focus =
  ({ host }: Ports) =>
  (_: unknown, { id, part }: { id: string; part: string }): void => {
    queueMicrotask(() => {
      const focused = host.focused()
      if (focused && !host.byId(id)?.contains(focused)) return
      findPart(host, id, part)?.focus({ preventScroll: true })
    })
  }

function findPart(host: Ports['host'], id: string, part: string): HTMLElement | null | undefined {
  return host.byId(id)?.querySelector<HTMLElement>(`[data-part="${part}"]`)
}

export const implementations: OwnImplementations<'embed' | 'host'> = (ports, system) => ({
  actions: { 'video.focus': focus(ports) },
  actors: {
    'video.screens': screens(ports, system),
    'video.consent': consent(system),
    'video.reports': reports(ports),
    'video.player': player(ports),
  },
})
