import type { Channel } from '../measurement/channel.ts'
import type { MachineSystem } from '../machines/system.ts'
import { reportFailed } from './attempt.ts'

/** What measures, as it is loaded. */
export interface MeasurementScript {
  startMeasurement(system: MachineSystem, channel: Channel): void
}

export type LoadMeasurement = () => Promise<MeasurementScript>

/**
 * Loads what measures with the first consent to it, or when it is refused and something is left to
 * erase. A load that fails is tried again with the next change.
 */
export function awaitConsent(system: MachineSystem, channel: Channel, load: LoadMeasurement): void {
  let isLoaded = false
  const check = async () => {
    if (!mayMeasure(system)) channel.forget()
    const { analytics, ad, decided } = readConsent(system)!.context
    if (isLoaded || !(analytics || ad || (decided && hasLeftovers()))) return
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

/** Whether there is consent to be measured, or an answer is on its way. */
export function mayMeasure(system: MachineSystem): boolean {
  const state = readConsent(system)
  return Boolean(state && (state.context.analytics || state.context.ad || state.hasTag('pending')))
}

function readConsent(system: MachineSystem) {
  return system.get('consent')?.getSnapshot()
}

/** Nothing that needs no consent is kept there. */
function hasLeftovers(): boolean {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}
