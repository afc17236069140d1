/**
 * Makes the record of a machine: paths that take each of its transitions, and a walk for each
 * possible fault that those would not reveal.
 */
import type { Implementations, MachineDocument } from '#runtime/machines'
import type { MachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { checkMachine } from '../../compiler/check/machines/check-machine.ts'
import { eachMutation } from '../../lab/mutations/mutate-machine.ts'
import { createModel, findPaths, takesOf, type MachineModel } from './machine-paths.ts'
import {
  createRecordable,
  findDivergence,
  toLive,
  type RecordableMachine,
  type RecordedPath,
  type RecordedStep,
} from './machine-records.ts'
import { makeWalks, toKept } from './random-walks.ts'

/** Number of walks tried for faults that the paths do not reveal, and steps of each. */
const walkCount = 300
const walkLength = 24

/**
 * @param known - an earlier record, whose paths are kept where they are still possible, with their
 *   current results
 */
export function recordMachine(
  document: MachineDocument,
  catalogue: MachineCatalogue,
  own: Implementations,
  known: readonly RecordedPath[] = [],
): RecordedPath[] {
  const machine = createRecordable(document, catalogue, own)
  const model = createModel(document, catalogue, own)
  const { kept } = splitRecord(machine, known)
  const record = kept.map(({ input, steps }) => recordPath(machine, input, steps))
  const missed = new Set(findUntaken(model, kept))
  for (const path of missed.size > 0 ? findPaths(model) : []) {
    const steps = path.events.map((event) => ({ event: toKept(event) }))
    if (takesOf(model, path).some((at) => missed.has(at)))
      record.push(recordPath(machine, path.input, steps))
  }
  let walks: RecordedPath[] | undefined
  for (const mutation of eachMutation(document)) {
    if (checkMachine(mutation.document, catalogue, [own]).length > 0) continue
    const mutant = createRecordable(mutation.document, catalogue, own)
    if (findDivergence(mutant, record)) continue
    walks ??= [...makeWalks(machine, model, { count: walkCount, length: walkLength, seed: 62 })]
    const shortest = findShortest(mutant, walks)
    if (shortest) record.push(shortest)
  }
  return record
}

/**
 * Splits an earlier record into paths that the machine can still take, and the event types for
 * which the other paths no longer have a transition.
 */
export function splitRecord(
  { types }: Pick<RecordableMachine, 'types'>,
  known: readonly RecordedPath[],
): { kept: RecordedPath[]; lost: string[] } {
  const isLost = (type: string) => !types.some((descriptor) => fits(type, descriptor))
  const lostOf = ({ steps }: RecordedPath) =>
    steps.map(({ event }) => event.type).filter((type) => isLost(type))
  return {
    kept: known.filter((path) => lostOf(path).length === 0),
    lost: [...new Set(known.flatMap(lostOf))],
  }
}

/** Matches wildcards as XState does in `xstate.error.actor.*`. */
function fits(type: string, descriptor: string): boolean {
  return descriptor.endsWith('*') ? type.startsWith(descriptor.slice(0, -1)) : type === descriptor
}

/** Transitions of the model that no path of the record takes, as JSON pointers. */
export function findUntaken(model: MachineModel, record: readonly RecordedPath[]): string[] {
  const taken = new Set(
    record.flatMap(({ input, steps }) =>
      takesOf(model, { input, events: steps.map(({ event }) => toLive(event)) }),
    ),
  )
  return model.transitions.filter((at) => !taken.has(at))
}

function recordPath(
  machine: RecordableMachine,
  input: object,
  steps: readonly Omit<RecordedStep, 'shown'>[],
): RecordedPath {
  let place = machine.start(input)
  const start = place.shown
  return {
    input,
    start,
    steps: steps.map(({ event, wait }) => {
      place = machine.next(place, event, wait)
      return { ...(wait && { wait }), event, shown: place.shown }
    }),
  }
}

/** The walk that reveals the fault in the fewest steps, cut after that step. */
function findShortest(
  mutant: RecordableMachine,
  walks: readonly RecordedPath[],
): RecordedPath | undefined {
  let shortest: RecordedPath | undefined
  for (const walk of walks) {
    const divergence = findDivergence(mutant, [walk])
    if (!divergence) continue
    const steps = walk.steps.slice(0, divergence.events.length)
    if (!shortest || steps.length < shortest.steps.length) shortest = { ...walk, steps }
  }
  return shortest
}
