/**
 * Stores unsaved work in this browser, per document and tab: it survives a reload and the loss of
 * the server. Drafts of other tabs are never overwritten.
 */
import type { DocumentChange } from '../desk-types.ts'

export interface LocalDraft {
  /** Version of the document that the change is based on. */
  base: string
  change: Omit<DocumentChange, 'title'>
  /** Milliseconds since 1970. */
  at: number
}

const prefix = 'slicewright.desk'

/** Id of this tab, which survives a reload. */
export const tabId = findTabId()

function findTabId(): string {
  const known = sessionStorage.getItem(prefix)
  // A duplicated tab inherits its original's storage.
  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
  const id = known !== null && navigation?.type === 'reload' ? known : crypto.randomUUID()
  sessionStorage.setItem(prefix, id)
  return id
}

const keyOf = (document: string, tab = tabId) => `${prefix}:${document}:${tab}`

/** Marks this tab as open, for as long as it is. */
export function holdTab(): void {
  void navigator.locks.request(keyOf('tab'), () => new Promise(() => {}))
}

let isFull = false
const watchers = new Set<() => void>()

/** Whether the browser had no space for the last draft; for `useSyncExternalStore`. */
export const fullness = {
  read: () => isFull,
  watch(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}

/** @returns whether it was stored: the browser may have no space for it */
export function keepDraft(document: string, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(keyOf(document), JSON.stringify(draft))
    setFull(false)
  } catch {
    setFull(true)
  }
  return !isFull
}

function setFull(now: boolean): void {
  if (now === isFull) return
  isFull = now
  for (const watcher of watchers) watcher()
}

export function dropDraft(document: string): void {
  localStorage.removeItem(keyOf(document))
  setFull(false)
}

/** This tab's draft, else the newest of a closed tab, which becomes this tab's. */
export async function findDraft(document: string): Promise<LocalDraft | undefined> {
  const own = readDraft(keyOf(document))
  if (own) return own
  const { held = [] } = await navigator.locks.query()
  const isOpen = (key: string) =>
    held.some(({ name }) => name === keyOf('tab', key.split(':').at(-1)))
  const [left] = Object.keys(localStorage)
    .filter((key) => key.startsWith(`${prefix}:${document}:`) && !isOpen(key))
    .flatMap((key) => ({ key, draft: readDraft(key) }))
    .filter(({ draft }) => draft)
    .sort((a, b) => b.draft!.at - a.draft!.at)
  if (!left?.draft) return undefined
  if (keepDraft(document, left.draft)) localStorage.removeItem(left.key)
  return left.draft
}

function readDraft(key: string): LocalDraft | undefined {
  const text = localStorage.getItem(key)
  try {
    return text === null ? undefined : (JSON.parse(text) as LocalDraft)
  } catch {
    return undefined
  }
}

/** Documents with unsaved work in this browser. */
export function listDrafts(): string[] {
  return Object.keys(localStorage).flatMap((key) =>
    key.startsWith(`${prefix}:`) ? (key.split(':')[1] ?? []) : [],
  )
}

/** Announces saved documents to other tabs, and receives theirs. */
export const savedElsewhere = new BroadcastChannel(prefix)
