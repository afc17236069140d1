import type { Field } from '#compiler/read/to-fields.ts'
import { issuesAt, useForm } from '../parts/desk-context.ts'
import type { FieldsProps, Place } from './control.ts'
import { controls, isLabelled, isWhole } from './controls.tsx'

/** The fields of a document, slice or item. */
export function FieldList({ fields, ...place }: FieldsProps) {
  const values = place.value ?? {}
  return fields.map((field) => (
    <FieldRow
      key={field.name}
      field={field}
      value={values[field.name]}
      path={`${place.path}/${field.name}`}
      onChange={(value, path) => {
        const { [field.name]: _, ...others } = values
        // Keep the document's own order of fields, where it has one.
        const next =
          value === undefined
            ? others
            : field.name in values
              ? { ...values, [field.name]: value }
              : { ...others, [field.name]: value }
        place.onChange(next, path)
      }}
    />
  ))
}

function FieldRow({ field, ...place }: { field: Field } & Place) {
  const { issues, prefix } = useForm()
  const Control = controls[field.kind]
  const id = `${prefix}${place.path}`
  const found = issuesAt(issues, place.path, isWhole(field))
  const describedBy = [
    ...(field.description ? [`${id}-hint`] : []),
    ...(found.length > 0 ? [`${id}-issues`] : []),
  ].join(' ')
  const label = (
    <>
      {field.title}
      {field.required && <span className="needed"> needed</span>}
    </>
  )
  return (
    <div className="field" data-kind={field.kind} data-path={place.path}>
      {isLabelled(field.kind) ? (
        <label htmlFor={id}>{label}</label>
      ) : (
        <span className="label" id={`${id}-label`}>
          {label}
        </span>
      )}
      {field.description && (
        <p className="hint" id={`${id}-hint`}>
          {field.description}
        </p>
      )}
      {Control ? (
        <Control
          field={field}
          id={id}
          describedBy={describedBy || undefined}
          Fields={FieldList}
          {...place}
        />
      ) : (
        <p className="soft">This kind of field is edited in the file.</p>
      )}
      {found.length > 0 && (
        <ul className="issues" id={`${id}-issues`}>
          {found.map(({ message, hint }) => (
            <li key={message}>
              {message} {hint}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
