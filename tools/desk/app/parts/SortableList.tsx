/** Rows that open, move, double and go: by pointer and by keys. */
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
import type { KeyboardEvent, ReactNode } from 'react'
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
  /** What a copy of an item gets of its own. */
  copy?(item: JsonObject): JsonObject
  describe(item: JsonObject, index: number): RowWords
  /** What an open row holds. */
  renderBody(item: JsonObject, index: number): ReactNode
}

export function SortableList(props: SortableListProps) {
  const { id, items, open, onOpen, onChange } = props
  const names = items.map(nameOf)
  const sensors = useSensors(
    // A click is none of a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function move(from: number, to: number): void {
    const item = items[from]
    if (!item || to < 0 || to >= items.length || from === to) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
    if (open === from) onOpen(to)
    else onOpen(undefined)
    focusRow(id, to)
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `Taken: row ${names.indexOf(String(active.id)) + 1}.`,
          onDragOver: ({ over }) =>
            over ? `Over row ${names.indexOf(String(over.id)) + 1}.` : undefined,
          onDragEnd: ({ over }) =>
            over ? `Put at row ${names.indexOf(String(over.id)) + 1}.` : 'Put back.',
          onDragCancel: () => 'Put back.',
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
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface RowProps {
  name: string
  list: SortableListProps
  item: JsonObject
  index: number
  move(to: number): void
}

function Row({ name, list, item, index, move }: RowProps) {
  const { items, isReadOnly, open, onOpen, onChange, copy, describe, renderBody } = list
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
            <button
              type="button"
              aria-label={`Move ${full} up`}
              disabled={index === 0}
              onClick={() => move(index - 1)}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              aria-label={`Move ${full} down`}
              disabled={index === items.length - 1}
              onClick={() => move(index + 1)}
            >
              <Icon name="down" />
            </button>
            <button
              type="button"
              aria-label={`Double ${full}`}
              onClick={() => {
                const double = structuredClone(item)
                onChange(items.toSpliced(index + 1, 0, copy ? copy(double) : double))
                onOpen(index + 1)
              }}
            >
              <Icon name="double" />
            </button>
            <button
              type="button"
              aria-label={`Remove ${full}`}
              onClick={() => {
                onChange(items.toSpliced(index, 1))
                onOpen(undefined)
              }}
            >
              <Icon name="close" />
            </button>
          </span>
        )}
      </div>
      {isOpen && <div className="rowbody">{renderBody(item, index)}</div>}
    </li>
  )
}

/** After the list is drawn anew. */
function focusRow(id: string, index: number): void {
  requestAnimationFrame(() => {
    const rows = document.getElementById(`${id}-rows`)
    rows?.children[index]?.querySelector<HTMLElement>('.opener')?.focus()
  })
}
