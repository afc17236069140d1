/**
 * js-cookie for a production browser, without its reader, its variants and what it does for a browser
 * without `Object.assign` or a server without a document: there is one reader (`cookies.ts`).
 */
import { nameOf, replaceNodes, type Node } from './replace-nodes.ts'

export const cookiesFile = /node_modules\/js-cookie\/dist\/[^/]+\.mjs$/

const unused = new Set(['get', 'read', 'remove', 'withAttributes', 'withConverter'])

/** The module without what nobody calls. */
export const leanCookies = (code: string, program: { body: unknown }): string =>
  replaceNodes(code, program, replacement)

function replacement({ type, key, id, test, properties }: Node): string | undefined {
  const name = nameOf(key)
  if (type === 'Property' && unused.has(name)) return '...null'
  if (type === 'FunctionDeclaration' && nameOf(id) === 'assign')
    return 'const assign = Object.assign;'
  if (type === 'IfStatement' && isUndefinedTest(test)) return ''
  const isOfVariants =
    type === 'ObjectExpression' && nameOf((properties as Node[])[0]?.key) === 'attributes'
  return isOfVariants ? 'void 0' : undefined
}

/** `typeof document === 'undefined'` */
function isUndefinedTest(test: unknown): boolean {
  const { type, left } = test as Node
  return type === 'BinaryExpression' && (left as Node).type === 'UnaryExpression'
    ? nameOf((left as Node).argument) === 'document'
    : false
}
