/** Front door for the implementations of bound slices' machines: without a component, and without the page. */
export { keyAlong } from '../../model/slice/shared/key-along.ts'
export { isPlainClick } from '../navigation/page-links.ts'
