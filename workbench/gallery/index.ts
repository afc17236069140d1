/**
 * The front door of the gallery of slices: for the development server, its static export, and
 * budgets.
 */
export { answerGallery, galleryPath } from './answer-gallery.ts'
export { findOverBudget } from './compare-budgets.ts'
export type { GalleryEntry, Mock } from './gallery-entry.ts'
export { toGalleryPage } from './gallery-page.ts'
export { measureSlice, type BuiltFiles } from './measure-slice.ts'
export { createMockContent } from './mock-content.ts'
export { renderMock, type RenderedMock } from './render-mock.ts'
export { readGallery } from './read-gallery.ts'
