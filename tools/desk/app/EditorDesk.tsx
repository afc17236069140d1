import {
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Field } from '#schemas/to-fields.ts'
import type { DeskDocument, DrawnPage } from '../desk-types.ts'
import { UsageButton } from './UsageDialog.tsx'
import { toTitle } from '../to-title.ts'
import { callDesk, CallRefused } from './parts/call-desk.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormContext, useDesk } from './parts/desk-context.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { reduceHistory, startHistory, type Draft } from './history.ts'
import { Icon } from './parts/Icon.tsx'
import { IssueList } from './IssueList.tsx'
import { Languages } from './Languages.tsx'
import { dropDraft, fullness, keepDraft, savedElsewhere, type LocalDraft } from './local-drafts.ts'
import { PagePane } from './PagePane.tsx'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import { Tabs } from './parts/Tabs.tsx'
import { TranslationPane } from './TranslationPane.tsx'

interface EditorDeskProps {
  loaded: DeskDocument
  /** Unsaved work on it from before. */
  kept: LocalDraft | undefined
}

const toDraft = ({ uid, tags, data }: DeskDocument): Draft => ({ uid, tags, data })
const isSame = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b)

const noIssues: DrawnPage['issues'] = []

/** Typing draws the page after a pause. */
const drawPauseMs = 300

export function EditorDesk({ loaded, kept }: EditorDeskProps) {
  const { site, reload } = useDesk()
  const [document, setDocument] = useState(loaded)
  /** What the service has. */
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
  const [isReleasing, setReleasing] = useState(false)
  const [open, setOpen] = useState<string>()
  const [side, setSide] = useState('page')
  const [half, setHalf] = useState('form')
  const [tab, setTab] = useState('')
  const { id, type, lang } = document
  const draft = history.now
  const model = site.types.find((one) => one.type === type)
  const isDirty = !isSame(draft, saved)
  const title = toTitle({ uid: draft.uid, type, data: draft.data })
  const drawn = useDrawn(document, draft)
  const issues = drawn?.issues ?? noIssues
  const isFull = useSyncExternalStore(fullness.watch, fullness.read)

  useEffect(() => {
    if (!isDirty) return dropDraft(id)
    keepDraft(id, { base: document.version, change: draft, at: Date.now() })
  }, [draft, isDirty, id, document.version])

  const hear = useEffectEvent(({ data }: MessageEvent<{ id: string; version: string }>) => {
    if (data.id !== id || data.version === document.version) return
    if (isDirty) {
      setNotice('This document was saved in another tab. Saving here will ask which one counts.')
    } else void callDesk.read(id).then(take)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    savedElsewhere.addEventListener('message', listen)
    return () => savedElsewhere.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    window.document.title = `${isDirty ? '• ' : ''}${title} – Desk`
    return () => {
      window.document.title = 'Desk'
    }
  }, [title, isDirty])

  /** Shows what the service has in place of what is here. */
  function take(current: DeskDocument): void {
    setDocument(current)
    setSaved(toDraft(current))
    change({ type: 'replace', draft: toDraft(current) })
    setConflict(undefined)
    setNotice('')
  }

  /** @returns whether the service has what is here */
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

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    // What is open above the form has keys of its own.
    if (!(event.ctrlKey || event.metaKey) || target.closest('dialog')) return
    const key = event.key.toLowerCase()
    if (key === 's') void (isDirty && save())
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

  function goTo(path: string): void {
    setHalf('form')
    setTab(model?.tabs.find(({ fields }) => fields.some((field) => holds(field, path)))?.name ?? '')
    const slice = /^\/data\/[^/]+\/\d+/.exec(path)?.[0]
    setOpen(slice)
    requestAnimationFrame(() => focusField(path))
  }

  const form = useMemo(
    () => ({ lang, issues, isReadOnly: false, prefix: 'own', open, setOpen, tab, setTab }),
    [lang, issues, open, tab],
  )
  const alternates = document.alternates.map(({ id: other, lang: language }) => ({
    id: other,
    words: site.languages.find((one) => one.id === language)?.name ?? language,
  }))
  if (!model) return <p className="problem">The site has no documents of the type {type}.</p>
  return (
    <div className="editor" data-half={half}>
      <header className="bar">
        <a href="#/" aria-label="All documents" className="back">
          <Icon name="back" />
        </a>
        <div className="grow heading">
          <h1>{title}</h1>
          <span className="soft">{model.title}</span>
        </div>
        <Languages document={document} draft={draft} isDirty={isDirty} onProblem={setNotice} />
        <UsageButton document={document} />
        <span className={isDirty ? 'state unsaved' : 'state'}>
          {isDirty ? 'Not saved' : 'Saved'}
        </span>
        <button
          type="button"
          aria-label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={history.past.length === 0}
          onClick={() => change({ type: 'undo' })}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          aria-label="Redo"
          title="Redo (Ctrl+Shift+Z)"
          disabled={history.future.length === 0}
          onClick={() => change({ type: 'redo' })}
        >
          <Icon name="redo" />
        </button>
        <button
          type="button"
          aria-keyshortcuts="Control+S"
          title="Save (Ctrl+S)"
          disabled={!isDirty || isBusy}
          onClick={() => void save()}
        >
          {isBusy ? 'Saving…' : 'Save'}
        </button>
        <button
          type="button"
          className="primary"
          disabled={isBusy}
          onClick={() => {
            if (!isDirty) setReleasing(true)
            else void save().then((isSaved) => isSaved && setReleasing(true))
          }}
        >
          Publish…
        </button>
      </header>
      <p role="status" className="notice">
        {isFull ? 'This browser has no room for a copy of your work. Save it now.' : notice}
      </p>
      <div className="halves">
        <Tabs
          label="What is shown"
          panel="halves"
          tabs={[
            { id: 'form', words: 'Form' },
            { id: 'side', words: 'Page' },
          ]}
          chosen={half}
          onChoose={setHalf}
        />
      </div>
      <div className="split" id="halves">
        <main className="form">
          <IssueList issues={issues} onChoose={goTo} />
          <FormContext value={form}>
            <DocumentForm
              type={model}
              draft={draft}
              onChange={(next, place) =>
                change({ type: 'change', draft: next, place, at: Date.now() })
              }
            />
          </FormContext>
        </main>
        <aside className="side" aria-label="The page and its translations">
          {alternates.length > 0 && (
            <Tabs
              label="Beside the form"
              panel="side"
              tabs={[{ id: 'page', words: 'Page' }, ...alternates]}
              chosen={side}
              onChoose={setSide}
            />
          )}
          <div id="side" className="fill">
            {side === 'page' ? (
              <PagePane drawn={drawn} open={open} onOpen={goTo} />
            ) : (
              <TranslationPane key={side} id={side} form={form} />
            )}
          </div>
        </aside>
      </div>
      {isReleasing && <ReleaseDialog onClose={() => setReleasing(false)} />}
      {conflict && (
        <ConflictDialog
          mine={draft}
          theirs={conflict}
          onMine={() => void save(conflict.version)}
          onTheirs={() => take(conflict)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </div>
  )
}

function holds({ kind, name }: Field, path: string): boolean {
  const own = kind === 'uid' ? '/uid' : `/data/${name}`
  return path === own || path.startsWith(`${own}/`)
}

function useDrawn(document: DeskDocument, draft: Draft): DrawnPage | undefined {
  const [drawn, setDrawn] = useState<DrawnPage>()
  const isDrawn = useRef(false)
  const { id, type, lang, alternates } = document
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        callDesk
          .draw({ id, type, lang, alternates, ...draft }, abort.signal)
          // The page of before stays; saving says what is wrong.
          .then(setDrawn, () => {})
        isDrawn.current = true
      },
      isDrawn.current ? drawPauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [id, type, lang, alternates, draft])
  return drawn
}

/** The deepest field that holds the place. */
function focusField(path: string): void {
  const holders = [...window.document.querySelectorAll<HTMLElement>('.form [data-path]')]
    .filter(({ dataset }) => path === dataset.path || path.startsWith(`${dataset.path}/`))
    .sort((a, b) => b.dataset.path!.length - a.dataset.path!.length)
  const [field] = holders
  field?.scrollIntoView({ block: 'center' })
  const control = field?.querySelector<HTMLElement>(
    '.rowbody input, .rowbody [contenteditable], input, textarea, select, [contenteditable], button',
  )
  control?.focus({ preventScroll: true })
}

function toWords(error: Error): string {
  const details = error instanceof CallRefused ? (error.refusal.details ?? []) : []
  return [error.message, ...details.map((one) => `${one.property}: ${one.error}`)].join(' · ')
}
