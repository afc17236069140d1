import { useState } from 'react'
import type { DeskSlice, JsonObject } from '../../desk-types.ts'
import { isObject } from '#schemas/is-object.ts'
import { toTitle } from '../../to-title.ts'
import { issuesAt, useDesk, useForm } from '../parts/desk-context.ts'
import { focusField } from '../parts/focus-field.ts'
import type { ControlProps } from './control.ts'
import { keepName } from '../parts/row-names.ts'
import { fitExperiments } from '../parts/fit-experiments.ts'
import { toItems } from '../parts/to-items.ts'
import { SlicePicker } from './SlicePicker.tsx'
import { SortableList } from '../parts/SortableList.tsx'

/** The sections of a page. */
export function SliceZone({ id, field, value, path, onChange, Fields }: ControlProps) {
  const { site, documents } = useDesk()
  const { type: documentType, issues, isReadOnly, open, setOpen } = useForm()
  const [isPicking, setPicking] = useState(false)
  const slices = toItems(value)
  const opened = slices.findIndex((_, index) => open === `${path}/${index}`)
  const find = (slice: JsonObject) => site.slices.find(({ type }) => type === slice['slice_type'])
  const { choices } = field.editor
  const isOffered = ({ type, isOffered }: DeskSlice) =>
    isOffered && (choices?.includes(type) ?? true)
  const toAt = (index: number | undefined) => (index === undefined ? undefined : `${path}/${index}`)
  /** Place for a new section: after the open one. */
  const place = opened < 0 ? slices.length : opened + 1
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="zone">
      <SortableList
        id={id}
        items={slices}
        isReadOnly={isReadOnly}
        open={opened < 0 ? undefined : opened}
        onOpen={(index) => setOpen(toAt(index))}
        onChange={(next) => onChange(next, path)}
        copy={(slice) => ({ ...slice, id: newSliceId(String(slice['slice_type'])) })}
        describe={(slice, index) => ({
          kind: find(slice)?.title ?? String(slice['slice_type']),
          title: toTitle({ uid: '', type: '', data: slice['primary'] }),
          problems: issuesAt(issues, `${path}/${index}`, true).length,
        })}
        renderBody={(slice, index) => (
          <SliceForm
            slice={slice}
            model={find(slice)}
            Fields={Fields}
            path={`${path}/${index}`}
            onChange={(changed, at) => onChange(slices.with(index, keepName(slice, changed)), at)}
          />
        )}
      />
      {!isReadOnly && (
        <button type="button" className="primary" onClick={() => setPicking(true)}>
          Add a section
        </button>
      )}
      {isPicking && (
        <SlicePicker
          slices={site.slices.filter(isOffered)}
          usual={
            new Set(documents.flatMap((one) => (one.type === documentType ? one.sections : [])))
          }
          onClose={() => setPicking(false)}
          onChoose={(model, variation) => {
            setPicking(false)
            onChange(slices.toSpliced(place, 0, newSlice(model, variation)), path)
            setOpen(`${path}/${place}`)
            const [first] = (model.own[variation] ?? model).fields
            focusField(`${path}/${place}/primary/${first?.name}`)
          }}
        />
      )}
    </div>
  )
}

interface SliceFormProps {
  slice: JsonObject
  /** Undefined for a slice the site does not have. */
  model: DeskSlice | undefined
  path: string
  Fields: ControlProps['Fields']
  onChange(slice: JsonObject, path: string): void
}

function SliceForm({ slice, model, path, Fields, onChange }: SliceFormProps) {
  const { site } = useDesk()
  const { type, issues, isReadOnly, prefix } = useForm()
  if (!model) return <p className="problem">The site has no such section. Remove it.</p>
  const variations = Object.entries(model.variations)
  const [usual = 'default'] = 'default' in model.variations ? ['default'] : (variations[0] ?? [])
  const variation = String(slice['variation'] ?? usual)
  const shown = model.own[variation] ?? model
  const { zone } = shown
  const rows = shown.fields.filter(({ name }) => name === zone)
  const fields = fitExperiments(
    shown.fields.filter(({ name }) => name !== zone),
    (isObject(slice['primary']) ? slice['primary'] : {}) as JsonObject,
    site.experiments.filter(({ pageTypes }) => pageTypes.includes(type)),
  )
  const id = `${prefix}${path}/variation`
  const own = [...issuesAt(issues, path, false), ...issuesAt(issues, `${path}/primary`, false)]
  return (
    <>
      {own.length > 0 && (
        <ul className="issues">
          {own.map(({ message, hint }) => (
            <li key={message}>
              {message} {hint}
            </li>
          ))}
        </ul>
      )}
      {variations.length > 1 && (
        <div className="field">
          <label htmlFor={id}>Look</label>
          <select
            id={id}
            disabled={isReadOnly}
            value={variation}
            onChange={({ target }) => onChange({ ...slice, variation: target.value }, id)}
          >
            {variations.map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        </div>
      )}
      <Fields
        fields={fields}
        value={slice['primary'] as JsonObject}
        path={`${path}/primary`}
        onChange={(primary, at) => onChange({ ...slice, primary: primary ?? {} }, at)}
      />
      {rows.length > 0 && zone !== undefined && (
        <Fields
          fields={rows.map((row) => ({ ...row, name: 'items' }))}
          value={{ items: slice['items'] ?? [] }}
          path={path}
          onChange={(changed, at) => onChange({ ...slice, items: changed?.['items'] ?? [] }, at)}
        />
      )}
    </>
  )
}

const newSliceId = (type: string) => `${type}$${crypto.randomUUID()}`

function newSlice({ type, version }: DeskSlice, variation: string): JsonObject {
  return {
    variation,
    version,
    items: [],
    primary: {},
    id: newSliceId(type),
    slice_type: type,
    slice_label: null,
  }
}
