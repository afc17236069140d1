import { createActor, type AnyStateMachine } from 'xstate'

/** The state of a machine that a component may read: server, hydration and browser share it. */
export interface MachineView<
  Context = Record<string, unknown>,
  Value = unknown,
  Tag extends string = string,
> {
  readonly value: Value
  readonly context: Context
  readonly tags: ReadonlySet<Tag>
  matches(value: Value): boolean
  hasTag(tag: Tag): boolean
}

/**
 * The state a machine starts in, without running it: the actor is created and never started, so
 * nothing outside is touched.
 *
 * @throws whatever a guard throws.
 */
export function toInitialView(machine: AnyStateMachine, input: unknown = {}): MachineView {
  const snapshot = createActor(machine, { input }).getSnapshot()
  if (snapshot.status === 'error') throw snapshot.error
  return Object.freeze({
    value: snapshot.value,
    context: Object.freeze({ ...snapshot.context }),
    tags: snapshot.tags,
    matches: (value: unknown) => snapshot.matches(value as never),
    hasTag: (tag: string) => snapshot.hasTag(tag),
  })
}

/** Implemented by the machine system: the site-wide actors. */
interface Declares {
  declared(id: string): { machine: AnyStateMachine; input: unknown }
}

const views = new WeakMap<Declares, Map<string, MachineView>>()

/**
 * The view of a site-wide actor that the server rendered with: one object for each id.
 *
 * @throws SiteError MachineUnknown
 */
export function toServerView(system: Declares, id: string): MachineView {
  const known = views.get(system) ?? new Map<string, MachineView>()
  views.set(system, known)
  let view = known.get(id)
  if (!view) {
    const { machine, input } = system.declared(id)
    known.set(id, (view = toInitialView(machine, input)))
  }
  return view
}
