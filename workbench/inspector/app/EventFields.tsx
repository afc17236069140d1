import { useId } from 'react'
import type { EventField, TypedFields } from './event-fields.ts'

export interface EventFieldsProps {
  fields: readonly EventField[]
  typed: TypedFields
  /** Problems by field name. */
  problems: Readonly<Record<string, string>>
  edit: (name: string, text: string) => void
}

/** Edits the payload of an event, with a control for each field. */
export function EventFields({ fields, typed, problems, edit }: EventFieldsProps) {
  if (!fields.length) return <p className="soft">It has no fields.</p>
  return (
    <div className="payload">
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          text={typed[field.name] ?? ''}
          problem={problems[field.name]}
          edit={(text) => edit(field.name, text)}
        />
      ))}
    </div>
  )
}

interface FieldProps {
  field: EventField
  text: string
  problem: string | undefined
  edit: (text: string) => void
}

function Field({ field, text, problem, edit }: FieldProps) {
  const id = useId()
  const { name, isRequired, description } = field
  const described = [description && `${id}-about`, problem && `${id}-problem`].filter(Boolean)
  const attributes = {
    id,
    value: text,
    'aria-required': isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby': described.join(' ') || undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      edit(currentTarget.value),
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        <code>{name}</code>
        {!isRequired && <small> optional</small>}
      </label>
      <Control field={field} text={text} attributes={attributes} />
      {description && <small id={`${id}-about`}>{description}</small>}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="problem">
          {name} {problem}.
        </p>
      )}
    </div>
  )
}

interface ControlProps {
  field: EventField
  text: string
  attributes: object
}

function Control({ field: { kind, options }, text, attributes }: ControlProps) {
  if (kind === 'choice')
    return (
      <select {...attributes}>
        <option value="">not set</option>
        {options.map((option) => (
          <option key={JSON.stringify(option)} value={JSON.stringify(option)}>
            {String(option)}
          </option>
        ))}
      </select>
    )
  if (kind === 'json')
    return (
      <textarea
        {...attributes}
        rows={Math.min(6, text.split('\n').length + 1)}
        spellCheck={false}
        placeholder="JSON"
      />
    )
  return (
    <input
      {...attributes}
      type="text"
      inputMode={kind === 'number' ? 'decimal' : undefined}
      spellCheck={false}
      autoComplete="off"
    />
  )
}
