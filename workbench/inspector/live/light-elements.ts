/** Shows in the page which elements send to which machine, and when a machine changes. */
import type { MachineSystem } from '../../../runtime/machines/system.ts'
import type { LiveActor } from '../../../runtime/machines/shared-system.ts'
import { findNearest, selectBound } from './bound-elements.ts'
import { createLights } from './lights.ts'
import type { LogEntry } from './messages.ts'
import { toLeaves } from './state-value.ts'

export interface ElementLights {
  /** Number of elements that send to an actor. */
  count(id: string): number
  /** Outlines the elements of an actor; none without an id. */
  point(id?: string): void
  /** Flashes the elements of the changed actors. */
  tell(entries: readonly LogEntry[]): void
}

/**
 * @param host - the drawer's element, which is not part of the page
 * @param named - called with the actors of the element under the pointer, or with the focus
 * @param signal - ends it
 */
export function lightElements(
  system: MachineSystem,
  host: HTMLElement,
  named: (ids: readonly string[]) => void,
  signal: AbortSignal,
): ElementLights {
  const lights = createLights(host.shadowRoot!)
  const listSlices = () =>
    [...document.querySelectorAll<HTMLElement>('sw-island')].map(
      ({ dataset }) => dataset['id'] ?? '',
    )
  const selectAll = (slices: readonly string[]) => (actor: LiveActor) =>
    selectBound(actor, system.documents.get(actor.machine), slices)
  const find = (id: string): Element[] => {
    const actor = system.live().find((live) => live.id === id)
    return actor ? [...document.querySelectorAll(selectAll(listSlices())(actor))] : []
  }

  const nameThose = ({ target }: Event) => {
    if (target === host || !(target instanceof Element)) return
    const nearest = findNearest(target, system.live(), selectAll(listSlices()))
    const actors = nearest?.actors ?? []
    const says = ({ id, ref }: LiveActor) => `${id}: ${toLeaves(ref.getSnapshot().value)}`
    lights.show(nearest ? [nearest.element] : [], actors.map(says).join('\n'))
    named(actors.map(({ id }) => id))
  }
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, nameThose, { signal, passive: true })

  return {
    count: (id) => find(id).length,
    point: (id) => lights.show(id === undefined ? [] : find(id)),
    tell(entries) {
      const moved = new Set(
        entries.filter(({ taken }) => taken.length > 0).map(({ actor }) => actor),
      )
      lights.flash([...moved].flatMap(find))
    },
  }
}
