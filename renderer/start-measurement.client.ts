/** Starts measurement with the vendors that have code here. */
import { startMeasurement as start } from '#runtime/consent'
import type { MeasurementScript } from '#runtime/idle'
import { vendors } from '../adapters/vendors/index.ts'
import { measurement } from 'virtual:slicewright/client-measurement'

export const startMeasurement: MeasurementScript['startMeasurement'] = (system, channel) =>
  start(measurement, vendors, system, channel)
