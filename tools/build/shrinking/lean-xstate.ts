/**
 * XState for a production browser, without unused parts: inspection, which only the dev server offers,
 * and persisted snapshots, which are never stored (`persist` keeps declared fields). They are class
 * members, so no bundler can remove them.
 */
import { nameOf, replaceNodes, type Node } from './replace-nodes.ts'

export const xstateFile = /node_modules\/xstate\/dist\/[^/]+\.js$/

const unused = new Set([
  '_sendInspectionEvent',
  'attachDevTools',
  'definition',
  'description',
  'events',
  'getAll',
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

/** Of a system: its timers, for snapshots that are stored. That of an actor is a method, and stays. */
const unusedProperty = 'getSnapshot'

/** Inspection, and routes: no document can have any. */
const unusedCalls = new Set(['_sendInspectionEvent', 'formatRouteTransitions', 'inspect'])

/** The module without calls of the inspector, and without unused members. */
export const leanXState = (code: string, program: { body: unknown }): string =>
  replaceNodes(code, program, replacement)

/** The replacement for the node; undefined if it stays. */
function replacement({
  type,
  id,
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
  if (type === 'AssignmentExpression' && isEnum(left)) return assignNumber(left)
  if (type === 'VariableDeclarator' && unused.has(nameOf(id))) return `${nameOf(id)} = void 0`
  if (type === 'MethodDefinition' && unused.has(nameOf(key))) return ''
  // Bound to the instance by a constructor that no longer finds it.
  if (type === 'AssignmentExpression' && unused.has(nameOf(left))) return 'void 0'
  // Of a system: it starts the timers of a stored snapshot. That of a logic is given what it starts.
  const { params } = (value ?? {}) as { params?: unknown[] }
  if (type === 'Property' && nameOf(key) === 'start' && params?.length === 0) return 'start() {}'
  // Property by property: what follows it, a comma, stays.
  const isComputed = /Function|Identifier|Conditional/.test((value as Node | undefined)?.type ?? '')
  const isUnused = unused.has(nameOf(key)) || nameOf(key) === unusedProperty
  if (type === 'Property' && isComputed && isUnused && nameOf(value) !== nameOf(key))
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

/** `Enum[Enum['A'] = 0] = 'A'`: the names of the numbers, which nobody reads. */
function isEnum(node: unknown): node is { object: Node; property: { left: Node; right: Node } } {
  const { property } = (node ?? {}) as { property?: Node }
  return property?.type === 'AssignmentExpression'
}

function assignNumber({
  object,
  property,
}: {
  object: Node
  property: { left: Node; right: Node }
}) {
  const name = (property.left.property as { value: string }).value
  return `${nameOf(object)}.${name} = ${property.right.value as number}`
}
