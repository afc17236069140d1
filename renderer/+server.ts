import { answerInDevelopment } from './dev.server.ts'

/** The handler of Vike's dev server. In production `main.server.ts` serves, without Vike. */
export default { fetch: (request: Request) => answerInDevelopment(request) }
