/** js-cookie for a production browser, without its reader and its variants: there is one reader (`cookies.ts`). */
import { nameOf, replaceNodes, type Node } from './replace-nodes.ts'

export const cookiesFile = /node_modules\/js-cookie\/dist\/[^/]+\.mjs$/

const unused = new Set(['get', 'read', 'withAttributes', 'withConverter'])

/** The module without members that nobody calls. */
export const leanCookies = (code: string, program: { body: unknown }): string =>
  replaceNodes(code, program, replacement)

function replacement({ type, key }: Node): string | undefined {
  const name = nameOf(key)
  return type === 'Property' && unused.has(name) ? `${name}: void 0` : undefined
}
