export { createImageEndpoint } from './image-endpoint.ts'
export { imageEndpointPath } from './paths.ts'
export { NodeResponse, startNodeServer } from './server.ts'
export { createMediaFiles } from './static-files.ts'
