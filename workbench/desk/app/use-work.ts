/** Manages an editor's work on a document: its history, its saved state, and changes by others. */
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { DeskDocument } from '../desk-types.ts'
import { toTitle } from '../to-title.ts'
import { reduceHistory, startHistory, type Draft } from './history.ts'
import { dropDraft, keepDraft, savedElsewhere, type LocalDraft } from './local-drafts.ts'
import { callDesk, CallRefused } from './parts/call-desk.ts'
import { useDesk } from './parts/desk-context.ts'

const toDraft = ({ uid, tags, data }: DeskDocument): Draft => ({ uid, tags, data })
const isSame = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b)

const isSavedElsewhere =
  'This document was saved in another tab. Saving here will ask which one counts.'

export type Work = ReturnType<typeof useWork>

/** @param kept - earlier, unsaved work on the document */
export function useWork(loaded: DeskDocument, kept: LocalDraft | undefined) {
  const { reload } = useDesk()
  const [document, setDocument] = useState(loaded)
  /** The state at the service. */
  const [saved, setSaved] = useState(() => toDraft(loaded))
  const [history, change] = useReducer(reduceHistory, kept?.change ?? toDraft(loaded), startHistory)
  const [conflict, setConflict] = useState(
    kept && kept.base !== loaded.version && !isSame(kept.change, toDraft(loaded))
      ? loaded
      : undefined,
  )
  const [notice, setNotice] = useState(
    kept && kept.base === loaded.version
      ? `Your unsaved work of ${new Date(kept.at).toLocaleString()} is here again.`
      : '',
  )
  const [isBusy, setBusy] = useState(false)
  /** Whether another save was requested during a save. */
  const isDue = useRef(false)
  const { id, type } = document
  const draft = history.now
  const isDirty = !isSame(draft, saved)
  const title = toTitle({ uid: draft.uid, type, data: draft.data })

  useEffect(() => {
    if (!isDirty) return dropDraft(id)
    keepDraft(id, { base: document.version, change: draft, at: Date.now() })
  }, [draft, isDirty, id, document.version])

  const hear = useEffectEvent(({ data }: MessageEvent<{ id: string; version: string }>) => {
    if (data.id !== id || data.version === document.version) return
    if (isDirty) setNotice(isSavedElsewhere)
    else callDesk.read(id).then(takeUnlessDirty, (error: Error) => setNotice(toWords(error)))
  })
  /** Takes over the document, unless something was typed while it was read. */
  const takeUnlessDirty = useEffectEvent((current: DeskDocument) => {
    if (isDirty) setNotice(isSavedElsewhere)
    else take(current)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    savedElsewhere.addEventListener('message', listen)
    return () => savedElsewhere.removeEventListener('message', listen)
  }, [])

  /** Replaces the local state with the service's. */
  function take(current: DeskDocument): void {
    setDocument(current)
    setSaved(toDraft(current))
    change({ type: 'replace', draft: toDraft(current) })
    setConflict(undefined)
    setNotice('')
  }

  /** @returns whether the service has the local state */
  async function save(base = document.version): Promise<boolean> {
    const sent = draft
    setBusy(true)
    setNotice('')
    try {
      const current = await callDesk.save(id, base, { ...sent, title })
      setDocument(current)
      setSaved(sent)
      setConflict(undefined)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels stay within one
      savedElsewhere.postMessage({ id, version: current.version })
      setNotice('Saved.')
      reload()
      return true
    } catch (error) {
      const { refusal } = error as CallRefused
      if (refusal?.current) setConflict(refusal.current)
      else setNotice(toWords(error as Error))
      return false
    } finally {
      setBusy(false)
    }
  }

  /**
   * Saves after the previous save has ended: otherwise it would be refused as based on an older
   * version.
   */
  const saveWhatIsDue = useEffectEvent(() => {
    if (isDue.current && isDirty) void save()
    isDue.current = false
  })
  useEffect(() => {
    if (!isBusy) saveWhatIsDue()
  }, [isBusy])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    // Dialogs above the form have their own keys.
    if (!(event.ctrlKey || event.metaKey) || target.closest('dialog')) return
    const key = event.key.toLowerCase()
    if (key === 's' && isBusy) isDue.current = true
    else if (key === 's') void (isDirty && save())
    else if (key === 'z' && !target.isContentEditable) {
      change({ type: event.shiftKey ? 'redo' : 'undo' })
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return {
    document,
    draft,
    title,
    isDirty,
    isBusy,
    conflict,
    notice,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    save,
    take,
    setConflict,
    setNotice,
  }
}

function toWords(error: Error): string {
  const details = error instanceof CallRefused ? (error.refusal.details ?? []) : []
  return [error.message, ...details.map((one) => `${one.property}: ${one.error}`)].join(' · ')
}
