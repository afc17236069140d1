/** Front door of the code that only editors load, in a preview. */
export { startPreview, type PreviewToolbar } from './start-preview.ts'
export { startSimulator, type SliceFeed } from './start-simulator.ts'
