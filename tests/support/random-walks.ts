/** Walks through a machine at random, the same for the same seed. */
import type { MachineDocument } from '#runtime/machines'
import { createRandom } from './edit-content.ts'
import type { StepEvent } from './hold-machine.ts'
import type { MachineModel } from './machine-paths.ts'
import type { RecordableMachine, RecordedPath, RecordedStep } from './machine-records.ts'
import { createPayloadVaryer, type PayloadVaryer } from './vary-payload.ts'

export interface WalkOptions {
  /** Number of walks; endless when absent. */
  count?: number
  /** Maximum number of steps; a walk that reaches a final state is shorter. */
  length: number
  seed: number
}

/** Walks with what the machine did on each. */
export function* makeWalks(
  machine: RecordableMachine,
  model: MachineModel,
  { count = Infinity, length, seed }: WalkOptions,
): Generator<RecordedPath> {
  const { document } = model
  const random = createRandom(seed)
  const varyer = createPayloadVaryer(document, random)
  const inputs = document.meta?.tests?.inputs ?? [{}]
  for (let index = 0; index < count; index++) {
    const input = varyer.vary(inputs[index % inputs.length]!, document.schemas?.input)
    yield makeWalk(machine, model, input, { length, random, varyer })
  }
}

function makeWalk(
  machine: RecordableMachine,
  model: MachineModel,
  input: object,
  { length, random, varyer }: { length: number; random: () => number; varyer: PayloadVaryer },
): RecordedPath {
  let place = machine.start(input)
  const start = place.shown
  const steps: RecordedStep[] = []
  while (steps.length < length && place.snapshot.status === 'active') {
    const events = model.events(place.snapshot)
    if (events.length === 0) break
    const chosen = toKept(events[Math.floor(random() * events.length)]!)
    const event = varyEvent(chosen, model.document, varyer)
    const wait = varyer.wait()
    place = machine.next(place, event, wait)
    steps.push({ ...(wait > 0 && { wait }), event, shown: place.shown })
  }
  return { input, start, steps }
}

function varyEvent(
  event: StepEvent,
  { schemas }: MachineDocument,
  varyer: PayloadVaryer,
): StepEvent {
  const { type, ...payload } = event
  const schema = schemas?.events?.[type]
  if (schema) return { type, ...varyer.vary(payload, schema) }
  return 'output' in event ? { ...event, output: varyer.vary(event['output']) } : event
}

/** An event as JSON stores it. */
export function toKept(event: StepEvent): StepEvent {
  const { error } = event
  const kept = error instanceof Error ? { ...event, error: error.message } : event
  return JSON.parse(JSON.stringify(kept)) as StepEvent
}
