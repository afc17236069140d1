/** Front door for the implementations of bound slices' machines: without React, and without the page. */
export { isPlainClick } from '../navigation/page-links.ts'
