/**
 * Work that is not saved, kept in this browser per document and tab: it survives a reload and a server
 * that is gone. What another tab keeps is never overwritten.
 */
import type { DocumentChange } from '../desk-types.ts'

export interface LocalDraft {
  /** Version of the document the change was made from. */
  base: string
  change: Omit<DocumentChange, 'title'>
  /** ms since 1970 */
  at: number
}

const prefix = 'slicewright.desk'

/** The same after a reload. */
export const tabId = findTabId()

function findTabId(): string {
  const known = sessionStorage.getItem(prefix)
  // A duplicated tab brings its original's storage along.
  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
  const id = known !== null && navigation?.type === 'reload' ? known : crypto.randomUUID()
  sessionStorage.setItem(prefix, id)
  return id
}

const keyOf = (document: string, tab = tabId) => `${prefix}:${document}:${tab}`

/** Says which tabs are open, for as long as this one is. */
export function holdTab(): void {
  void navigator.locks.request(keyOf('tab'), () => new Promise(() => {}))
}

let isFull = false
const watchers = new Set<() => void>()

/** Whether the browser had no room for the last draft; for `useSyncExternalStore`. */
export const fullness = {
  read: () => isFull,
  watch(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}

/** @returns whether it is kept: the browser may have no room for it */
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

/** Of this tab, else the newest of a tab that was closed, which becomes this tab's. */
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

/** Tells the other tabs that a document was saved, and is told by them. */
export const savedElsewhere = new BroadcastChannel(prefix)
