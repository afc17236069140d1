/** Front door of what measures, for the browser: nothing of it is loaded before there is consent. */
export { startMeasurement, type MeasurementParts } from './measurement/start-measurement.ts'
export { runVendor } from './measurement/vendor-host.ts'
export { rateVital, vitalBounds, type VitalName, type VitalRating } from './measurement/vitals.ts'
export { loadVendorSettings } from './measurement/vendor-settings.ts'
export type { Landing, ShownPage } from './measurement/landing.ts'
export { mergeRecords } from './measurement/traffic/merge-records.ts'
export type { Vendor, VendorContext, VendorSettings, VendorSink } from './ports/vendor.ts'
