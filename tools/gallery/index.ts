/** The front door for the gallery of slices: the development server and its static export. */
export { answerGallery, galleryPath } from './answer-gallery.ts'
export { mockKey, type ByteCost, type GalleryEntry, type Mock } from './gallery-entry.ts'
export { toGalleryPage } from './gallery-page.ts'
export { gzipped, renderMock, type RenderedMock } from './render-mock.ts'
export { readGallery } from './read-gallery.ts'
