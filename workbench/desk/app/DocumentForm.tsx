import type { DeskType, JsonObject } from '../desk-types.ts'
import { issuesAt, useForm } from './parts/desk-context.ts'
import { FieldList } from './fields/FieldList.tsx'
import type { Draft } from './history.ts'
import { Tabs } from './parts/Tabs.tsx'

interface DocumentFormProps {
  type: DeskType
  draft: Draft
  onChange(draft: Draft, path: string): void
}

/** The form of a document, generated from its schema. */
export function DocumentForm({ type, draft, onChange }: DocumentFormProps) {
  const { issues, isReadOnly, prefix, setTab, ...form } = useForm()
  const tab = type.tabs.find(({ name }) => name === form.tab) ?? type.tabs[0]
  const chosen = tab?.name ?? ''
  const fields = (tab?.fields ?? []).filter(({ kind }) => kind !== 'uid')
  const uid = tab?.fields.find(({ kind }) => kind === 'uid')
  const panel = `${prefix}panel`
  const uidIssues = issuesAt(issues, '/uid', false)
  return (
    <>
      {type.tabs.length > 1 && (
        <Tabs
          label={`Parts of ${type.title}`}
          panel={panel}
          tabs={type.tabs.map(({ name }) => ({ id: name, words: name }))}
          chosen={chosen}
          onChoose={setTab}
        />
      )}
      <div id={panel} role={type.tabs.length > 1 ? 'tabpanel' : undefined} aria-label={chosen}>
        {uid && (
          <div className="field" data-path="/uid">
            <label htmlFor={`${prefix}/uid`}>{uid.title}</label>
            {uid.description && (
              <p className="hint" id={`${prefix}/uid-hint`}>
                {uid.description}
              </p>
            )}
            <input
              id={`${prefix}/uid`}
              type="text"
              readOnly={isReadOnly}
              aria-describedby={uid.description ? `${prefix}/uid-hint` : undefined}
              value={draft.uid ?? ''}
              onChange={({ target }) => onChange({ ...draft, uid: target.value || null }, '/uid')}
            />
            {uidIssues.length > 0 && (
              <ul className="issues">
                {uidIssues.map(({ message, hint }) => (
                  <li key={message}>
                    {message} {hint}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <FieldList
          key={chosen}
          fields={fields}
          value={draft.data}
          path="/data"
          onChange={(data, path) => onChange({ ...draft, data: data ?? ({} as JsonObject) }, path)}
        />
      </div>
    </>
  )
}
