export { createImageEndpoint } from './image-endpoint.ts'
export { imageEndpointPath } from './paths.ts'
export { NodeResponse, PortTaken, startNodeServer, type RunningServer } from './server.ts'
export { createMediaFiles } from './static-files.ts'
