/** The front door of the desk, for the development server. */
export { createDesk, type Desk } from './answer-desk.ts'
export type { DeskAccess } from './desk-access.ts'
export { listModels } from '#compiler/generate/list-models.ts'
