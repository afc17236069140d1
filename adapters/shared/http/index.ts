export { createHttpClient } from './http-client.ts'
export type { Fetch, HttpClientOptions, Sleep } from './http-client.ts'
export { failedWith, HttpFailure } from './http-failure.ts'
export { readBody } from './read-body.ts'
