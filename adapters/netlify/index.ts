export { createNetlifyImages } from './image-source.ts'
