/** The front door for the gallery of slices: the development server and its static export. */
export { answerGallery, galleryPath } from './gallery/answer-gallery.ts'
export { mockKey, type ByteCost, type GalleryEntry, type Mock } from './gallery/gallery-entry.ts'
export { toGalleryPage } from './gallery/gallery-page.ts'
export { gzipped, renderMock, type RenderedMock } from './gallery/render-mock.ts'
export { readGallery } from './gallery/read-gallery.ts'
