/** A list whose rows can be opened, moved, duplicated and removed, by pointer and by keyboard. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import type { JsonObject } from '../../desk-types.ts'
import { Icon } from './Icon.tsx'
import { nameOf } from './row-names.ts'

export interface RowWords {
  title: string
  kind?: string
  problems: number
}

interface SortableListProps {
  id: string
  items: readonly JsonObject[]
  isReadOnly: boolean
  open: number | undefined
  onOpen(index: number | undefined): void
  onChange(items: JsonObject[]): void
  /** Copies an item, with ids of its own. */
  copy?(item: JsonObject): JsonObject
  describe(item: JsonObject, index: number): RowWords
  /** Renders the content of an open row. */
  renderBody(item: JsonObject, index: number): ReactNode
}

export function SortableList(props: SortableListProps) {
  const { id, items, open, onOpen, onChange } = props
  const names = items.map(nameOf)
  /** Announcement for assistive technology; the drag library announces drags itself. */
  const [announcement, setAnnouncement] = useState('')
  const sensors = useSensors(
    // A click is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function move(from: number, to: number): void {
    const item = items[from]
    if (!item || to < 0 || to >= items.length || from === to) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
    onOpen(open === from ? to : undefined)
    setAnnouncement(`Moved to ${to + 1} of ${items.length}.`)
    focusRow(id, to, findAct(document.activeElement))
  }

  function remove(index: number): void {
    onChange(items.toSpliced(index, 1))
    onOpen(undefined)
    setAnnouncement(`Removed. ${items.length - 1} left.`)
    focusRow(id, Math.min(index, items.length - 2))
  }

  function duplicate(index: number): void {
    const item = structuredClone(items[index]!)
    onChange(items.toSpliced(index + 1, 0, props.copy?.(item) ?? item))
    onOpen(index + 1)
    setAnnouncement(`Duplicated as ${index + 2} of ${items.length + 1}.`)
    focusRow(id, index + 1)
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `Picked up row ${names.indexOf(String(active.id)) + 1}.`,
          onDragOver: ({ over }) =>
            over ? `Over row ${names.indexOf(String(over.id)) + 1}.` : undefined,
          onDragEnd: ({ over }) =>
            over ? `Moved to row ${names.indexOf(String(over.id)) + 1}.` : 'Returned to its place.',
          onDragCancel: () => 'Returned to its place.',
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over) move(names.indexOf(String(active.id)), names.indexOf(String(over.id)))
      }}
    >
      <SortableContext items={names} strategy={verticalListSortingStrategy}>
        <ol className="rows" id={`${id}-rows`}>
          {items.map((item, index) => (
            <Row
              key={names[index]}
              name={names[index]!}
              list={props}
              item={item}
              index={index}
              move={(to) => move(index, to)}
              duplicate={() => duplicate(index)}
              remove={() => remove(index)}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="hidden">
        {announcement}
      </p>
    </DndContext>
  )
}

interface RowProps {
  name: string
  list: SortableListProps
  item: JsonObject
  index: number
  move(to: number): void
  duplicate(): void
  remove(): void
}

function Row({ name, list, item, index, move, duplicate, remove }: RowProps) {
  const { items, isReadOnly, open, onOpen, describe, renderBody } = list
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: name, disabled: isReadOnly })
  const { title, kind, problems } = describe(item, index)
  const isOpen = open === index
  const full = [kind, title].filter(Boolean).join(': ')

  function press(event: KeyboardEvent): void {
    if (isReadOnly || !event.altKey) return
    if (event.key === 'ArrowUp') move(index - 1)
    else if (event.key === 'ArrowDown') move(index + 1)
    else return
    event.preventDefault()
  }

  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'dragged' : undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div className="rowhead">
        {!isReadOnly && (
          <button
            type="button"
            className="handle"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Move ${full}`}
          >
            <Icon name="handle" />
          </button>
        )}
        <button
          type="button"
          className="opener"
          aria-expanded={isOpen}
          aria-keyshortcuts={isReadOnly ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          onKeyDown={press}
          onClick={() => onOpen(isOpen ? undefined : index)}
        >
          {kind !== undefined && <span className="kind">{kind}</span>}
          <span className="name">{title}</span>
          {problems > 0 && (
            <span className="badge">{problems === 1 ? '1 issue' : `${problems} issues`}</span>
          )}
        </button>
        {!isReadOnly && (
          <span className="acts">
            <Act
              icon="up"
              label={`Move ${full} up`}
              disabled={index === 0}
              onAct={() => move(index - 1)}
            />
            <Act
              icon="down"
              label={`Move ${full} down`}
              disabled={index === items.length - 1}
              onAct={() => move(index + 1)}
            />
            <Act icon="duplicate" label={`Duplicate ${full}`} onAct={duplicate} />
            <Act icon="close" label={`Remove ${full}`} onAct={remove} />
          </span>
        )}
      </div>
      {isOpen && <div className="rowbody">{renderBody(item, index)}</div>}
    </li>
  )
}

interface ActProps {
  icon: ComponentProps<typeof Icon>['name']
  label: string
  disabled?: boolean
  onAct(): void
}

function Act({ icon, label, disabled = false, onAct }: ActProps) {
  return (
    <button type="button" data-act={icon} aria-label={label} disabled={disabled} onClick={onAct}>
      <Icon name={icon} />
    </button>
  )
}

/** Selector of the pressed button within its row. */
function findAct(pressed: Element | null): string {
  const act = pressed?.getAttribute('data-act')
  return act ? `[data-act="${act}"]:enabled` : '.opener'
}

/** Focuses the same button after the list is rendered again, else the row. */
function focusRow(id: string, index: number, wanted = '.opener'): void {
  requestAnimationFrame(() => {
    const list = document.getElementById(`${id}-rows`)
    const row = list?.children[index]
    const target = row?.querySelector(wanted) ?? row?.querySelector('.opener')
    // Without rows, focus the button after the list that adds one.
    ;((target ?? list?.parentElement?.querySelector('button')) as HTMLElement | null)?.focus()
  })
}
