import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Field } from '#compiler/read/to-fields.ts'
import type { DeskDocument, DrawnPage } from '../desk-types.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { EditorBar } from './EditorBar.tsx'
import { IssueList } from './IssueList.tsx'
import { Languages } from './Languages.tsx'
import { fullness, type LocalDraft } from './local-drafts.ts'
import { PagePane } from './PagePane.tsx'
import { FormContext, useDesk } from './parts/desk-context.ts'
import { focusField } from './parts/focus-field.ts'
import { Tabs } from './parts/Tabs.tsx'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import { TranslationPane } from './TranslationPane.tsx'
import { UsageButton } from './UsageDialog.tsx'
import { useDrawn } from './use-drawn.ts'
import { useWork } from './use-work.ts'

interface EditorDeskProps {
  loaded: DeskDocument
  /** Earlier, unsaved work on it. */
  kept: LocalDraft | undefined
}

const noIssues: DrawnPage['issues'] = []

export function EditorDesk({ loaded, kept }: EditorDeskProps) {
  const { site } = useDesk()
  const work = useWork(loaded, kept)
  const { document, draft, title, isDirty, conflict, notice, change, save, setNotice } = work
  const [isReleasing, setReleasing] = useState(false)
  const [open, setOpen] = useState<string>()
  const [side, setSide] = useState('page')
  const [half, setHalf] = useState('form')
  const [tab, setTab] = useState('')
  const { type, lang } = document
  const model = site.types.find((one) => one.type === type)
  const drawn = useDrawn(document, draft)
  const issues = drawn?.issues ?? noIssues
  const isFull = useSyncExternalStore(fullness.watch, fullness.read)

  useEffect(() => {
    window.document.title = `${isDirty ? '• ' : ''}${title} – Desk`
    return () => {
      window.document.title = 'Desk'
    }
  }, [title, isDirty])

  function goTo(path: string): void {
    setHalf('form')
    setTab(model?.tabs.find(({ fields }) => fields.some((field) => holds(field, path)))?.name ?? '')
    setOpen(/^\/data\/[^/]+\/\d+/.exec(path)?.[0])
    focusField(path)
  }

  const form = useMemo(
    () => ({ type, lang, issues, isReadOnly: false, prefix: 'own', open, setOpen, tab, setTab }),
    [type, lang, issues, open, tab],
  )
  const alternates = document.alternates.map(({ id: other, lang: language }) => ({
    id: other,
    words: site.languages.find((one) => one.id === language)?.name ?? language,
  }))
  if (!model) return <p className="problem">The site has no documents of the type {type}.</p>
  return (
    <div className="editor" data-half={half}>
      <EditorBar
        work={work}
        kind={model.title}
        onPublish={() => {
          if (!isDirty) setReleasing(true)
          else void save().then((isSaved) => isSaved && setReleasing(true))
        }}
      >
        <Languages document={document} draft={draft} isDirty={isDirty} onProblem={setNotice} />
        <UsageButton document={document} />
      </EditorBar>
      <p role="status" className="notice">
        {isFull ? 'This browser has no space for a copy of your work. Save it now.' : notice}
      </p>
      <section className="halves" aria-label="What is shown">
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
      </section>
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
          type={model}
          mine={draft}
          theirs={conflict}
          onMine={() => void save(conflict.version)}
          onTheirs={() => work.take(conflict)}
          onClose={() => work.setConflict(undefined)}
        />
      )}
    </div>
  )
}

function holds({ kind, name }: Field, path: string): boolean {
  const own = kind === 'uid' ? '/uid' : `/data/${name}`
  return path === own || path.startsWith(`${own}/`)
}
