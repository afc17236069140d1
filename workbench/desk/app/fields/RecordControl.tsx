import { useState } from 'react'
import { isObject } from '#schemas/is-object.ts'
import type { Json, JsonObject } from '../../desk-types.ts'
import { useForm } from '../parts/desk-context.ts'
import type { ControlProps } from './control.ts'

/** Edits a record of a catalogue: its plain values one by one, all of it as JSON. */
export function RecordControl(props: ControlProps) {
  const { field, id, describedBy, value, path, onChange } = props
  const { isReadOnly } = useForm()
  const [name, setName] = useState('')
  const record: JsonObject = isObject(value) ? value : {}
  const set = (key: string, next: Json | undefined) => {
    const { [key]: _, ...others } = record
    const changed = next === undefined ? others : { ...record, [key]: next }
    onChange(Object.keys(changed).length > 0 ? changed : undefined, `${path}/${key}`)
  }
  const add = () => {
    if (name.trim() === '' || Object.hasOwn(record, name.trim())) return
    set(name.trim(), '')
    setName('')
  }
  const entries = Object.entries(record).filter(([, one]) => typeof one !== 'object')
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className="items"
    >
      {entries.map(([key, one]) => (
        <div key={key} className="row">
          <label className="stacked grow">
            {key}
            <ValueInput value={one} isReadOnly={isReadOnly} onChange={(next) => set(key, next)} />
          </label>
          {!isReadOnly && (
            <button type="button" aria-label={`Remove ${key}`} onClick={() => set(key, undefined)}>
              Remove
            </button>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <div className="row">
          <input
            type="text"
            aria-label={`Name of a value of ${field.title}`}
            placeholder="Name, as the catalogue has it"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="button" disabled={name.trim() === ''} onClick={add}>
            Add a value
          </button>
        </div>
      )}
      <details>
        <summary>As JSON</summary>
        <JsonControl {...props} />
      </details>
    </div>
  )
}

interface ValueInputProps {
  value: Json
  isReadOnly: boolean
  onChange(value: Json): void
}

function ValueInput({ value, isReadOnly, onChange }: ValueInputProps) {
  if (typeof value === 'boolean')
    return (
      <input
        type="checkbox"
        checked={value}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  if (typeof value === 'number')
    return (
      <input
        type="number"
        step="any"
        value={value}
        readOnly={isReadOnly}
        onChange={({ target }) =>
          onChange(Number.isNaN(target.valueAsNumber) ? 0 : target.valueAsNumber)
        }
      />
    )
  return (
    <input
      type="text"
      value={String(value)}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface TypedJson {
  text: string
  /** The field's value at the time of typing. */
  value: Json | undefined
  problem?: string
}

/** Invalid JSON stays in the control. */
function JsonControl({ field, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  const [typed, setTyped] = useState<TypedJson>()
  // Undone, or replaced by another tab's save.
  if (typed && typed.value !== value) setTyped(undefined)
  const read = (text: string) => {
    try {
      const next = text.trim() === '' ? undefined : (JSON.parse(text) as Json)
      setTyped({ text, value: next })
      onChange(next, path)
    } catch (error) {
      setTyped({ text, value, problem: (error as Error).message })
    }
  }
  return (
    <>
      <textarea
        aria-label={`${field.title} as JSON`}
        className="code"
        rows={4}
        readOnly={isReadOnly}
        aria-describedby={describedBy}
        aria-invalid={typed?.problem !== undefined}
        value={typed?.text ?? (value === undefined ? '' : JSON.stringify(value, null, 2))}
        onChange={({ target }) => read(target.value)}
      />
      <p role="status" className="problem">
        {typed?.problem !== undefined && `This is no JSON, and is not kept: ${typed.problem}`}
      </p>
    </>
  )
}
