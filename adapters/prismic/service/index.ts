/** The embedded content service: the Content API over a folder of files. */
export { createContentService } from './content-service.ts'
export type { ContentService, ContentServiceOptions } from './content-service.ts'
export { startContentService } from './start-content-service.ts'
export type { RunningContentService } from './start-content-service.ts'
export { faults } from './faults.ts'
export type { Fault, FaultQueue } from './faults.ts'
