export { createNetlifyImages, imageEndpoint } from './image-source.ts'
