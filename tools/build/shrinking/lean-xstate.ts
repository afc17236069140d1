/**
 * XState for a production browser, without unused parts: inspection, which only the dev server offers,
 * and persisted snapshots, which are never stored (`persist` keeps declared fields). They are class
 * members, so no bundler can remove them.
 */

/** As the bundler's parser gives it: nodes of ESTree, of which little is read here. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Cut {
  start: number
  end: number
  by: string
}

export const xstateFile = /node_modules\/xstate\/dist\/[^/]+\.js$/

const unused = new Set([
  '_sendInspectionEvent',
  'attachDevTools',
  'definition',
  'description',
  'events',
  'getMeta',
  'getPersistedSnapshot',
  'inspect',
  'meta',
  'microstep',
  'ownEvents',
  'provide',
  'resolveState',
  'restoreSnapshot',
  'schemas',
  'select',
  'symbolObservable',
  'toJSON',
  'version',
])

/** Inspection, and routes: no document can have any. */
const unusedCalls = new Set(['_sendInspectionEvent', 'formatRouteTransitions', 'inspect'])

/** The module without calls of the inspector, and without unused members. */
export function leanXState(code: string, program: { body: unknown }): string {
  const cuts: Cut[] = []
  walk(program as unknown as Node, cuts)
  // From the end, so that places before stay where they are.
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
}

function walk(node: unknown, cuts: Cut[]): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, cuts)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const by = replacement(node as Node)
  if (by !== undefined) {
    const { start, end } = node as Node
    cuts.push({ start, end, by })
    return
  }
  for (const child of Object.values(node)) walk(child, cuts)
}

/** The replacement for the node; undefined if it stays. */
function replacement({
  type,
  key,
  callee,
  left,
  right,
  value,
  arguments: args,
}: Node): string | undefined {
  if (type === 'CallExpression' && unusedCalls.has(nameOf(callee))) return 'void 0'
  if (type === 'CallExpression' && isOwn(callee) && unused.has(nameOf(callee))) return 'void 0'
  // What they tell of, the checks of the build have found before; the stack says where it is from.
  if (type === 'NewExpression' && nameOf(callee) === 'Error' && !wrapsAnother(args))
    return `new Error('XState')`
  if (type === 'AssignmentExpression' && isVoid(right)) return 'void 0'
  if (type === 'MethodDefinition' && unused.has(nameOf(key))) return ''
  // Bound to the instance by a constructor that no longer finds it.
  if (type === 'AssignmentExpression' && unused.has(nameOf(left))) return 'void 0'
  // Property by property: what follows it, a comma, stays.
  const isComputed = /Function|Identifier|Conditional/.test((value as Node | undefined)?.type ?? '')
  if (type === 'Property' && isComputed && unused.has(nameOf(key)) && nameOf(value) !== nameOf(key))
    return `${nameOf(key)}: void 0`
  return undefined
}

/** For a method that is cut out together with its class. */
function isOwn(callee: unknown): boolean {
  const { object } = (callee ?? {}) as { object?: Node }
  return object?.type === 'ThisExpression'
}

/** Its text contains the message of the original error. */
function wrapsAnother(args: unknown): boolean {
  const [text] = args as Node[]
  const holes = (text?.expressions ?? []) as Node[]
  return holes.some((hole) => nameOf(hole) === 'message')
}

/** `this.x = void 0`, in constructors: the field is undefined without it. */
function isVoid(node: unknown): boolean {
  const { type, operator } = (node ?? {}) as Node
  return type === 'UnaryExpression' && operator === 'void'
}

function nameOf(node: unknown): string {
  const { type, name, property } = (node ?? {}) as Node
  return type === 'MemberExpression' ? nameOf(property) : ((name as string | undefined) ?? '')
}
