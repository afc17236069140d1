/** Compiles machines that decide as declared, but have no effect on the world around them. */
import { compileMachine } from '../../runtime/machines/compile.ts'
import type { CompiledMachine } from '../../runtime/machines/to-machine.ts'
import { createInertRegistry } from '../../runtime/machines/server-system.ts'
import { toList, type MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { eachAction, eachState } from './walk-document.ts'

/**
 * Guards, assignments and delays are those of the document; effects and actors do nothing.
 *
 * @param now - milliseconds since the epoch
 * @throws SiteError MachineInvalid
 */
export function compileInert(document: MachineDocument, now: () => number): CompiledMachine {
  return compileMachine(document, { ...createInertRegistry([toInert(document)]), now })
}

/** Names that only the machine's own code implements. */
function toInert(document: MachineDocument) {
  const actions = Array.from(eachAction(document), ({ action }) => action.type)
  const actors = Array.from(eachState(document), ({ state }) => toList(state.invoke)).flat()
  const known = createInertRegistry([])
  const missing = (names: readonly string[], taken: object) =>
    names.filter((name) => !(name in taken))
  return {
    actions: Object.fromEntries(missing(actions, known.actions).map((name) => [name, () => {}])),
    actors: Object.fromEntries(
      missing(
        actors.map(({ src }) => src),
        known.actors,
      ).map((src) => [src, inertActor]),
    ),
  }
}

const inertActor = {
  transition: (snapshot: unknown) => snapshot,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot: unknown) => snapshot,
}
