import { createActor, fromCallback } from 'xstate'
import { findHost } from '#runtime/bound'
import { sharedSystem, type Implementations } from '#runtime/machines'
import { loadPlayer, playerElement } from './load-player.ts'
import { watch, type Media, type VideoReport } from './watch.ts'

type Send = (event: VideoReport | { type: string; [key: string]: unknown }) => void

const machine = 'video'

const screens = fromCallback<{ type: string }, { id: string }>(({ input }) => {
  const system = sharedSystem(input.id)
  const logic = system.declared(machine).machine
  const found = findHost(input.id)?.querySelectorAll<HTMLElement>('[data-video]') ?? []
  const ends = Array.from(found, ({ id, dataset }) => {
    const video: unknown = JSON.parse(dataset.video as string)
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

/** Silent while consent is not known; without an actor for it nothing is allowed. */
const consent = fromCallback<{ type: string }, object>(({ sendBack }) => {
  const send = sendBack as Send
  const actor = sharedSystem(machine).get('consent')
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

const reports = fromCallback<{ type: string }, { id: string; videoId: string }>(
  ({ input, sendBack }) => {
    const ended = new AbortController()
    const media = document.getElementById(input.id) as HTMLVideoElement | null
    if (media) watch(media, input.videoId, ended.signal, sendBack as Send)
    return () => ended.abort()
  },
)

interface PlayerInput {
  id: string
  videoId: string
  isOnce: boolean
}

const player = fromCallback<{ type: string }, PlayerInput>(({ input, sendBack }) => {
  const send = sendBack as Send
  const { signal, abort } = abortable()
  const element = document.createElement(playerElement) as HTMLElement & Media & Playable
  const start = async () => {
    await loadPlayer(signal)
    if (signal.aborted) return
    element.setAttribute('media-id', input.videoId)
    if (input.isOnce) element.setAttribute('do-not-track', 'true')
    watch(element, input.videoId, signal, send)
    const ready = () => {
      send({ type: 'player.ready' })
      // Refused when the click was too long ago: the player has a button of its own.
      element.play?.()?.catch?.(() => {})
    }
    element.addEventListener('api-ready', ready, { signal, once: true })
    findPart(input.id, 'player')?.append(element)
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
 * Moves the focus to the part of the screen that the machine is about to show, unless the visitor has
 * gone elsewhere meanwhile.
 */
function focus(_: unknown, { id, part }: { id: string; part: string }): void {
  queueMicrotask(() => {
    const screen = document.getElementById(id)
    const focused = document.activeElement
    if (focused && focused !== document.body && !screen?.contains(focused)) return
    findPart(id, part)?.focus({ preventScroll: true })
  })
}

function findPart(id: string, part: string): HTMLElement | null | undefined {
  return document.getElementById(id)?.querySelector<HTMLElement>(`[data-part="${part}"]`)
}

export const implementations = {
  actions: { 'video.focus': focus },
  actors: {
    'video.screens': screens,
    'video.consent': consent,
    'video.reports': reports,
    'video.player': player,
  },
} satisfies Implementations
