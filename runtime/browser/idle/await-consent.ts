import { isStored } from '../early/is-stored.ts'
import type { Channel } from './channel.ts'
import type { MachineSystem } from '../../machines/system.ts'
import { reportFailed } from './attempt.ts'

/** The measuring script, as it is loaded. */
export interface MeasurementScript {
  startMeasurement(system: MachineSystem, channel: Channel): void
}

export type LoadMeasurement = () => Promise<MeasurementScript>

/**
 * Loads the measuring script with the first consent to it, or without one if stored entries are
 * left that need one. A load that fails is tried again with the next change.
 *
 * @param leftover - matches the names of entries that need a consent.
 */
export function awaitConsent(
  system: MachineSystem,
  channel: Channel,
  load: LoadMeasurement,
  leftover: string,
): void {
  let isLoaded = false
  const check = async () => {
    if (!mayMeasure(system)) channel.forget()
    const state = readConsent(system)!
    const { analytics, ad } = state.context
    // Left by an earlier visit, an expired consent, another tab or a late vendor.
    const isLeft = () => !state.hasTag('pending') && isStored(leftover)
    if (isLoaded || !(analytics || ad || isLeft())) return
    isLoaded = true
    try {
      const { startMeasurement } = await load()
      startMeasurement(system, channel)
    } catch (cause) {
      isLoaded = false
      reportFailed('measurement', cause)
    }
  }
  if (system.get('consent')?.subscribe(() => void check())) void check()
}

/** Whether there is consent to measurement, or an answer is on its way. */
export function mayMeasure(system: MachineSystem): boolean {
  const state = readConsent(system)
  return Boolean(state && (state.context.analytics || state.context.ad || state.hasTag('pending')))
}

function readConsent(system: MachineSystem) {
  return system.get('consent')?.getSnapshot()
}
