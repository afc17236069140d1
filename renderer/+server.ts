import { answerInDevelopment } from './dev.server.ts'

/** Vike's dev server answers with this. In production `main.server.ts` serves, without Vike. */
export default { fetch: (request: Request) => answerInDevelopment(request) }
