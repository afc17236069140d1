import { useState } from 'react'
import type { Json, JsonObject } from '../../desk-types.ts'
import { toTitle } from '../../to-title.ts'
import { issuesAt, useForm } from '../parts/desk-context.ts'
import { focusField } from '../parts/focus-field.ts'
import { keepName } from '../parts/row-names.ts'
import { SortableList } from '../parts/SortableList.tsx'
import type { ControlProps } from './control.ts'
import { LinkEditor } from '../parts/LinkEditor.tsx'
import { toItems } from '../parts/to-items.ts'

/** Edits a group, or calls to action: items with fields, one open at a time. */
export function ListControl({ field, id, value, path, onChange, Fields }: ControlProps) {
  const { issues, isReadOnly } = useForm()
  const items = toItems(value)
  const [open, setOpen] = useState<number>()
  const { maxItems = Infinity } = field.schema
  const set = (next: Json[], at = path) => onChange(next.length > 0 ? next : undefined, at)
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="items">
      <SortableList
        id={id}
        items={items}
        isReadOnly={isReadOnly}
        open={open}
        onOpen={setOpen}
        onChange={(next) => set(next)}
        describe={(item, index) => ({
          title: toTitle({ uid: firstText(item), type: `${index + 1}`, data: item }),
          problems: issuesAt(issues, `${path}/${index}`, true).length,
        })}
        renderBody={(item, index) => (
          <Fields
            fields={field.fields ?? []}
            value={item}
            path={`${path}/${index}`}
            onChange={(changed, at) => set(items.with(index, keepName(item, changed ?? {})), at)}
          />
        )}
      />
      {!isReadOnly && items.length < maxItems && (
        <button
          type="button"
          onClick={() => {
            set([...items, {}])
            setOpen(items.length)
            focusField(`${path}/${items.length}/${field.fields?.[0]?.name}`)
          }}
        >
          Add to {field.title.toLowerCase()}
        </button>
      )}
    </div>
  )
}

function firstText(item: JsonObject): string | null {
  const texts = Object.values(item).filter((value) => typeof value === 'string')
  return texts.find((text) => text.includes(' ')) ?? texts[0] ?? null
}

/** Edits a repeatable link. */
export function LinksControl({ field, id, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  const links = toItems(value)
  const set = (next: JsonObject[]) => onChange(next.length > 0 ? next : undefined, path)
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="items">
      {links.map((link, index) => (
        <LinkEditor
          key={String(link['key'] ?? index)}
          id={`${id}/${index}`}
          value={link}
          isReadOnly={isReadOnly}
          hasText
          onChange={(changed) =>
            set(changed ? links.with(index, changed) : links.toSpliced(index, 1))
          }
        />
      ))}
      {!isReadOnly && (
        <button
          type="button"
          onClick={() => set([...links, { link_type: 'Web', url: '', key: crypto.randomUUID() }])}
        >
          Add to {field.title.toLowerCase()}
        </button>
      )}
    </div>
  )
}
