/** Front door for the implementations of bound slices' machines: the browser, without React. */
export { findHost } from './islands/find-host.ts'
export { isPlainClick } from './navigation/page-links.ts'
export { loadVendorSettings } from './measurement/vendor-settings.ts'
