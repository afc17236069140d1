/** One control per kind of field. */
import type { ComponentType } from 'react'
import type { Field } from '#compiler/read/to-fields.ts'
import type { Json, JsonObject } from '../../desk-types.ts'
import { useDesk, useForm } from '../parts/desk-context.ts'
import { nameOption } from '../parts/name-option.ts'
import { RichTextEditor } from '../rich-text/RichTextEditor.tsx'
import type { Block } from '../rich-text/rich-text.ts'
import { SliceZone } from './SliceZone.tsx'
import { DocumentSearch } from '../parts/DocumentSearch.tsx'
import type { ControlProps } from './control.ts'
import { toItems } from '../parts/to-items.ts'
import { ImageControl } from './ImageControl.tsx'
import { LinkEditor } from '../parts/LinkEditor.tsx'
import { LinksControl, ListControl } from './ListControl.tsx'
import { RecordControl } from './RecordControl.tsx'
import { TableControl } from './TableControl.tsx'

export const controls: Record<string, ComponentType<ControlProps>> = {
  boolean: BooleanControl,
  color: ColorControl,
  'content-relationship': RelationshipControl,
  cta: ListControl,
  date: DateControl,
  embed: EmbedControl,
  'geo-point': GeoPointControl,
  group: ListControl,
  image: ImageControl,
  integration: RecordControl,
  'key-text': TextControl,
  link: LinkControl,
  links: LinksControl,
  'media-link': LinkControl,
  number: NumberControl,
  'rich-text': RichTextControl,
  select: SelectControl,
  'slice-zone': SliceZone,
  table: TableControl,
  timestamp: TimestampControl,
  title: RichTextControl,
}

/** Whether a `label` element names the control; the others are groups. */
export function isLabelled(kind: string): boolean {
  return ['color', 'date', 'embed', 'key-text', 'number', 'select', 'timestamp'].includes(kind)
}

/** Whether issues inside the value are shown beside the field. */
export function isWhole({ kind }: Field): boolean {
  return kind !== 'group' && kind !== 'cta' && kind !== 'slice-zone'
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')
const orNothing = (text: string) => (text === '' ? undefined : text)

/** Texts that may be longer get a control with several lines. */
const oneLine = 120

function TextControl({ field, id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  const { maxLength } = field.schema
  const text = textOf(value)
  const common = {
    id,
    value: text,
    readOnly: isReadOnly,
    placeholder: field.editor.placeholder,
    'aria-describedby': describedBy,
  }
  const change = (next: string) => onChange(orNothing(next), path)
  return (
    <>
      {maxLength !== undefined && maxLength > oneLine ? (
        <textarea {...common} rows={2} onChange={({ target }) => change(target.value)} />
      ) : (
        <input type="text" {...common} onChange={({ target }) => change(target.value)} />
      )}
      {maxLength !== undefined && text.length > maxLength * 0.8 && (
        <span className={text.length > maxLength ? 'count over' : 'count'}>
          {text.length} of {maxLength}
        </span>
      )}
    </>
  )
}

function NumberControl({ field, id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  const { minimum, maximum, multipleOf } = field.schema
  return (
    <input
      id={id}
      type="number"
      min={minimum}
      max={maximum}
      step={multipleOf ?? 'any'}
      readOnly={isReadOnly}
      aria-describedby={describedBy}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber, path)
      }
    />
  )
}

function SelectControl({ field, id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  const { site } = useDesk()
  const options = field.schema.enum ?? []
  const chosen = textOf(value)
  return (
    <select
      id={id}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      value={chosen}
      onChange={({ target }) => onChange(orNothing(target.value), path)}
    >
      <option value="">{field.editor.placeholder ?? '—'}</option>
      {chosen !== '' && !options.includes(chosen) && <option>{chosen}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOption(option, field, site)}
        </option>
      ))}
    </select>
  )
}

function BooleanControl({ field, id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  return (
    <label className="switch">
      <input
        id={id}
        type="checkbox"
        disabled={isReadOnly}
        checked={value === true}
        aria-label={field.title}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked, path)}
      />
      <span aria-hidden="true">{value === true ? 'Yes' : 'No'}</span>
    </label>
  )
}

function ColorControl({ id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  return (
    <input
      id={id}
      type="color"
      disabled={isReadOnly}
      aria-describedby={describedBy}
      value={textOf(value) || '#000000'}
      onChange={({ target }) => onChange(target.value, path)}
    />
  )
}

function DateControl({ id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  return (
    <input
      id={id}
      type="date"
      readOnly={isReadOnly}
      aria-describedby={describedBy}
      value={textOf(value)}
      onChange={({ target }) => onChange(orNothing(target.value), path)}
    />
  )
}

/** Edits a timestamp in UTC, as it is stored. */
function TimestampControl({ id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  const date = new Date(textOf(value).replace(/\+0000$/, 'Z'))
  return (
    <span className="row">
      <input
        id={id}
        type="datetime-local"
        readOnly={isReadOnly}
        aria-describedby={describedBy}
        value={Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16)}
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : `${target.value.slice(0, 16)}:00+0000`, path)
        }
      />
      <span className="soft">UTC</span>
    </span>
  )
}

function EmbedControl({ id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  return (
    <input
      id={id}
      type="url"
      readOnly={isReadOnly}
      aria-describedby={describedBy}
      placeholder="https://…"
      value={textOf((value as JsonObject | undefined)?.['embed_url'])}
      // Metadata of another address does not hold for this one.
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : { embed_url: target.value }, path)
      }
    />
  )
}

function GeoPointControl({ field, id, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  const point = (value ?? {}) as Record<string, number>
  return (
    <div className="row" role="group" aria-labelledby={`${id}-label`}>
      {(['latitude', 'longitude'] as const).map((name) => (
        <input
          key={name}
          type="number"
          step="any"
          readOnly={isReadOnly}
          aria-label={`${field.title}: ${name}`}
          placeholder={name}
          value={point[name] ?? ''}
          onChange={({ target }) => {
            const { [name]: _, ...other } = point
            const number = target.valueAsNumber
            const next = Number.isNaN(number) ? other : { ...other, [name]: number }
            onChange(Object.keys(next).length > 0 ? next : undefined, path)
          }}
        />
      ))}
    </div>
  )
}

function LinkControl({ field, id, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <LinkEditor
        id={id}
        value={value as JsonObject | undefined}
        isReadOnly={isReadOnly}
        hasText={field.kind === 'link'}
        onChange={(link) => onChange(link, path)}
      />
    </div>
  )
}

function RelationshipControl({ field, id, value, path, onChange }: ControlProps) {
  const { isReadOnly, lang } = useForm()
  return (
    <DocumentSearch
      id={id}
      label={field.title}
      lang={lang}
      types={field.editor.types ?? []}
      value={value as JsonObject | undefined}
      isReadOnly={isReadOnly}
      onChange={(link) => onChange(link, path)}
    />
  )
}

function RichTextControl({ field, id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  return (
    <RichTextEditor
      id={id}
      label={field.title}
      describedBy={describedBy}
      value={toItems(value) as Block[]}
      allowed={new Set(field.editor.allow)}
      isTitle={field.kind === 'title'}
      isReadOnly={isReadOnly}
      onChange={(blocks) => onChange(blocks.length > 0 ? blocks : undefined, path)}
    />
  )
}
