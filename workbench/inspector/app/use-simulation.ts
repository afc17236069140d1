import { useMemo, useState } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import {
  createSimulation,
  parseContext,
  type SimulatedEvent,
  type Simulation,
} from '../../../compiler/machines/simulate.ts'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import type { SimulationHash } from './state-link.ts'

export interface SimulatedStep {
  event: SimulatedEvent
  snapshot: AnyMachineSnapshot
}

export interface RunningSimulation {
  simulation: Simulation
  /** The current snapshot. */
  now: AnyMachineSnapshot
  steps: readonly SimulatedStep[]
  send(event: SimulatedEvent): void
  /** Undoes the last step. */
  back(): void
}

/** A running simulation, or the problem with its start; undefined if none is requested. */
export type Simulated = { running?: RunningSimulation; problem?: string } | undefined

export function useSimulation(
  document: MachineDocument | undefined,
  { state, context }: SimulationHash,
): Simulated {
  const begun = useMemo(() => begin(document, state, context), [document, state, context])
  const [taken, take] = useState<{ of: unknown; steps: readonly SimulatedStep[] }>()
  if (!begun?.first) return begun
  const { simulation, first } = begun
  const steps = taken?.of === begun ? taken.steps : []
  const now = steps.at(-1)?.snapshot ?? first
  const set = (next: readonly SimulatedStep[]) => take({ of: begun, steps: next })
  return {
    running: {
      simulation,
      now,
      steps,
      send: (event) => set([...steps, { event, snapshot: simulation.send(now, event) }]),
      back: () => set(steps.slice(0, -1)),
    },
  }
}

function begin(document: MachineDocument | undefined, states?: string, context?: string) {
  if (!document || states === undefined) return undefined
  try {
    const simulation = createSimulation(document)
    const given = context === undefined ? undefined : parseContext(document, context)
    return { simulation, first: simulation.begin({ states, context: given }) }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
