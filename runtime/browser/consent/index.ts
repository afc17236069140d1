/** Front door of measurement, for the browser: none of it is loaded before there is consent. */
export { startMeasurement, type MeasurementParts } from './start-measurement.ts'
export { runVendor } from './vendors/vendor-host.ts'
export { redactAll, type Redact } from './traffic/redact.ts'
export { rateVital, vitalBounds, type VitalName, type VitalRating } from './vitals.ts'
export { loadVendorSettings } from './vendors/vendor-settings.ts'
export type { Landing, ShownPage } from './traffic/landing.ts'
export type {
  ShownAddress,
  Vendor,
  VendorContext,
  VendorSettings,
  VendorSink,
  WhileRedacted,
} from '../../model/ports/vendor.ts'
