/** Reports a page's machines to inspectors, and carries out their requests. */
import type { LiveActor } from '../../../runtime/machines/shared-system.ts'
import type { MachineSystem } from '../../../runtime/machines/system.ts'
import { keepLog, type Log } from './keep-log.ts'
import type { FromPage, PageView, ToPage } from './messages.ts'
import { accepts, toActorView } from './watch-actor.ts'

/** Milliseconds of a batch, which puts the steps of one gesture into one message. */
const batchTime = 30

export interface Link {
  receive(message: ToPage): void
}

/** @param post - sends to the inspectors, of which there may be none */
export function linkSystem(
  system: MachineSystem,
  id: string,
  describe: () => Omit<PageView, 'isShowingValues'>,
  post: (message: FromPage) => void,
): Link {
  const log = watchSystem(system, () => tellSoon())
  let isMasked = true
  let sentUpTo = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const tellPage = () =>
    post({ kind: 'page', from: id, page: { ...describe(), isShowingValues: !isMasked } })
  /** Sends all running actors, so that ended ones show as missing, and new log entries. */
  const tell = () => {
    tellPage()
    const view = (actor: LiveActor) => toActorView(actor, log.takenBy(actor.id), isMasked)
    post({ kind: 'actors', from: id, actors: system.live().map(view) })
    const entries = log.since(sentUpTo, isMasked)
    sentUpTo = entries.at(-1)?.number ?? sentUpTo
    if (entries.length) post({ kind: 'log', from: id, entries })
  }
  const tellAll = () => {
    sentUpTo = 0
    tell()
  }
  const tellSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      tell()
    }, batchTime)
  }
  const receiveFor = (actor: LiveActor, message: ToPage) => {
    if (message.kind === 'send') actor.ref.send(message.event)
    if (message.kind === 'probe') {
      const accepted = message.events.map((event) => accepts(actor, event))
      post({ kind: 'answer', from: id, actor: actor.id, accepted })
    }
  }

  tellAll()
  return {
    receive(message) {
      if (message.kind === 'hello') tellAll()
      else if (message.kind === 'ping') tellPage()
      else if (message.to !== id) return
      else if (message.kind === 'show-values') {
        isMasked = !message.isOn
        tellAll()
      } else {
        const actor = system.live().find((live) => live.id === message.actor)
        if (actor) receiveFor(actor, message)
      }
    },
  }
}

/** Observes all XState systems: each island has its own. */
function watchSystem(system: MachineSystem, changed: () => void): Log {
  const names = new Map<string, string>()
  const observed = new WeakSet<object>()
  const log = keepLog((session) => names.get(session))
  const watchAll = () => {
    for (const { id, ref } of system.live()) {
      if (!names.has(ref.sessionId)) log.start(ref.sessionId, ref.getSnapshot().context)
      names.set(ref.sessionId, id)
      if (observed.has(ref.system)) continue
      observed.add(ref.system)
      ref.system.inspect((event) => {
        if (log.add(event)) changed()
      })
    }
  }
  watchAll()
  system.subscribe(() => {
    watchAll()
    changed()
  })
  return log
}

export function describePage(): Omit<PageView, 'isShowingValues'> {
  const { pathname, search } = location
  return { path: pathname + search, title: document.title, isFrame: window !== window.top }
}
