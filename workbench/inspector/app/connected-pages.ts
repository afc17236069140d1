/** Tracks the inspectable pages from their messages. */
import type { ActorView, FromPage, LogEntry, PageView, ToPage } from '../live/messages.ts'
import { openChannel } from '../live/open-channel.ts'

export interface ConnectedPage {
  id: string
  page: PageView
  actors: readonly ActorView[]
  log: readonly LogEntry[]
  /** By actor: whether each of the last probed events would be accepted. */
  answers: Readonly<Record<string, readonly boolean[]>>
}

export interface ConnectedPages {
  current(): readonly ConnectedPage[]
  subscribe(changed: () => void): () => void
  send(message: ToPage): void
}

const pingTime = 4000
const maxLog = 500

export function connectPages(): ConnectedPages {
  const listeners = new Set<() => void>()
  const seen = new Map<string, number>()
  let pages: readonly ConnectedPage[] = []

  const set = (next: readonly ConnectedPage[]) => {
    pages = next
    for (const changed of listeners) changed()
  }
  const send = openChannel<FromPage | ToPage, ToPage>((message) => {
    if (!('from' in message)) return
    seen.set(message.from, Date.now())
    const isKnown = pages.some(({ id }) => id === message.from)
    // The page's first message was missed.
    if (!isKnown && message.kind !== 'page' && message.kind !== 'closed') send({ kind: 'hello' })
    else set(applyMessage(pages, message))
  })
  // A crashed tab does not announce its end.
  setInterval(() => {
    const now = Date.now()
    const alive = pages.filter(({ id }) => now - (seen.get(id) ?? 0) < 3 * pingTime)
    if (alive.length < pages.length) set(alive)
    send({ kind: 'ping' })
  }, pingTime)
  send({ kind: 'hello' })

  return {
    current: () => pages,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    send,
  }
}

export function applyMessage(
  pages: readonly ConnectedPage[],
  message: FromPage,
): readonly ConnectedPage[] {
  const { from } = message
  if (message.kind === 'closed') return pages.filter(({ id }) => id !== from)
  if (!pages.some(({ id }) => id === from)) {
    if (message.kind !== 'page') return pages
    return [...pages, { id: from, page: message.page, actors: [], log: [], answers: {} }]
  }
  return pages.map((page) => (page.id === from ? update(page, message) : page))
}

function update(page: ConnectedPage, message: Exclude<FromPage, { kind: 'closed' }>) {
  switch (message.kind) {
    case 'page':
      return { ...page, page: message.page }
    case 'actors':
      return { ...page, actors: message.actors }
    case 'answer':
      return { ...page, answers: { ...page.answers, [message.actor]: message.accepted } }
    case 'log': {
      // The whole log comes again when values are shown or hidden, or the inspector was reloaded.
      const first = message.entries[0]?.number ?? 0
      const before = page.log.filter(({ number }) => number < first)
      return { ...page, log: [...before, ...message.entries].slice(-maxLog) }
    }
  }
}
