/**
 * Finds the elements of a page that send to its machines, as far as markup and declarations show.
 */
import { eachState } from '../../../compiler/machines/walk-document.ts'
import { toList, type MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import type { LiveActor } from '../../../runtime/machines/shared-system.ts'

export type NamedActor = Pick<LiveActor, 'id' | 'machine'>

const bindings = ['send', 'follow', 'expanded', 'checked', 'selected', 'mirror']

/**
 * A selector of the elements bound to an actor: by `data-` attributes, as a slice, as a control of
 * a form, or because the machine listens there (`domEvent`).
 *
 * @param slices - ids of the slices that can have machines
 */
export function selectBound(
  { id, machine }: NamedActor,
  document: MachineDocument | undefined,
  slices: readonly string[],
): string {
  return [
    ...bindings.map((name) => `[data-${name}^="${CSS.escape(id)} "]`),
    // Actors of a slice or a control are named after it: `section-3-video-0`.
    ...slices
      .filter((slice) => id === slice || id.startsWith(`${slice}-`))
      .map((slice) => `sw-island[data-id="${CSS.escape(slice)}"]`),
    ...(id.endsWith(`-${machine}`) ? [`#${CSS.escape(id.slice(0, -machine.length - 1))}`] : []),
    ...listHeard(document),
  ].join()
}

function listHeard(document: MachineDocument | undefined): string[] {
  if (!document) return []
  return [...eachState(document)].flatMap(({ state }) =>
    toList(state.invoke ?? []).flatMap(({ src, input }) => {
      const { target } = (input ?? {}) as { target?: unknown }
      const isElement = typeof target === 'string' && !['window', 'document'].includes(target)
      return src === 'domEvent' && isElement ? [target] : []
    }),
  )
}

/** The nearest element around a place that sends to machines, with those machines. */
export function findNearest<Actor extends NamedActor>(
  place: Element,
  actors: readonly Actor[],
  select: (actor: Actor) => string,
): { element: Element; actors: Actor[] } | undefined {
  for (let element: Element | null = place; element; element = element.parentElement) {
    const here: Element = element
    const bound = actors.filter((actor) => here.matches(select(actor)))
    if (bound.length > 0) return { element, actors: bound }
  }
  return undefined
}

/**
 * The visible box of an element, or of its children for a slice, which has none. Undefined if
 * nothing shows.
 */
export function findBox(element: Element): DOMRect | undefined {
  const parts = getComputedStyle(element).display === 'contents' ? [...element.children] : [element]
  const boxes = parts
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}
