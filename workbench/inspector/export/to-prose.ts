/**
 * Describes a machine in sentences, for people who have never seen it, from its descriptions in the
 * order of its states.
 */
import {
  toList,
  type ActionDocument,
  type GuardDocument,
  type MachineDocument,
} from '../../../runtime/model/config/machine-document.ts'
import {
  toGraph,
  type GraphEdge,
  type GraphNode,
} from '../../../compiler/machines/machine-graph.ts'
import { partsOf, printGuard } from '../../../compiler/machines/print-guard.ts'

/** Markdown with a paragraph for each state that has a description or an effect. */
export function toProse(document: MachineDocument): string {
  const { nodes, edges, root } = toGraph(document)
  return nodes
    .map((node) => {
      const own = edges.filter(({ source }) => source === node)
      const said = [
        node === root ? '' : (node.state.description ?? ''),
        tellBeginning(node, root),
        tellRunning(node),
        ...groupByTrigger(own).map((group) => tellGroup(group, document)),
      ].filter(Boolean)
      if (said.length === 0) return ''
      const name = node === root ? 'Anywhere' : toName(node, root)
      return `**${name}.** ${said.join(' ')}`
    })
    .filter(Boolean)
    .join('\n\n')
}

function toName(node: GraphNode, root: GraphNode): string {
  const { parent } = node
  return parent && parent !== root ? `${toName(parent, root)} › ${node.name}` : node.name
}

function tellBeginning({ kind, initial, children }: GraphNode, root: GraphNode): string {
  if (kind === 'parallel') return `At the same time: ${children.map(link(root)).join(', ')}.`
  return initial ? `It begins with ${link(root)(initial)}.` : ''
}

const link = (root: GraphNode) => (node: GraphNode) => `*${toName(node, root)}*`

function tellRunning({ state }: GraphNode): string {
  const entry = tellActions(toList(state.entry))
  const runs = toList(state.invoke).map(({ src }) => quote(src))
  const exit = tellActions(toList(state.exit))
  return [
    entry && `On its way in it ${entry}.`,
    runs.length > 0 ? `Meanwhile ${join(runs)} ${runs.length === 1 ? 'runs' : 'run'}.` : '',
    exit && `On its way out it ${exit}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Groups transitions by trigger, in the order in which they are tried. */
function groupByTrigger(edges: readonly GraphEdge[]): GraphEdge[][] {
  const groups = new Map<string, GraphEdge[]>()
  for (const edge of edges) {
    const key = `${edge.kind} ${edge.trigger}`
    groups.set(key, [...(groups.get(key) ?? []), edge])
  }
  return [...groups.values()]
}

function tellGroup(edges: readonly GraphEdge[], document: MachineDocument): string {
  const when = tellTrigger(edges[0]!)
  const cases = edges.map((edge, index) => tellCase(edge, index > 0, document))
  const isPlain = edges.length === 1 && !edges[0]!.guard
  const link = when && (isPlain ? ', ' : ': ')
  return `${when}${link}${cases.join('; ')}.`.replace(/^./, (letter) => letter.toUpperCase())
}

function tellTrigger({ kind, trigger }: GraphEdge): string {
  const [, actor = ''] = /^(\S+) \w+$/.exec(trigger) ?? []
  if (kind === 'always') return ''
  if (kind === 'event') return `on \`${trigger}\``
  if (kind === 'after') return trigger
  if (actor === '') return 'when all of it is done'
  return kind === 'done' ? `when \`${actor}\` is done` : `when \`${actor}\` fails`
}

/** @param isLater - whether others were tried before it */
function tellCase(edge: GraphEdge, isLater: boolean, document: MachineDocument): string {
  const { transition, isInternal, target, source } = edge
  const does = tellActions(toList(transition.actions))
  const stays = does === '' ? 'stays' : ''
  const goes = isInternal ? stays : `goes on to ${link(rootOf(source))(target)}`
  const note = transition.description ? ` (${transition.description.replace(/\.$/, '')})` : ''
  const condition = transition.guard
    ? `if ${tellGuard(transition.guard, document)}, `
    : isLater
      ? 'otherwise '
      : ''
  return `${condition}it ${[does, goes].filter(Boolean).join(' and ')}${note}`
}

function rootOf(node: GraphNode): GraphNode {
  return node.parent ? rootOf(node.parent) : node
}

function tellActions(actions: readonly ActionDocument[]): string {
  const said: string[] = []
  let set: string[] = []
  const tellSet = () => {
    if (set.length > 0) said.push(`sets ${join(set)}`)
    set = []
  }
  for (const action of actions) {
    if (action.type === 'assign') set.push(...Object.keys(action.params ?? {}).map(quote))
    else {
      tellSet()
      said.push(tellAction(action))
    }
  }
  tellSet()
  return join(said)
}

function tellAction({ type, params = {} }: ActionDocument): string {
  const { event, name, code, to } = params as Record<string, { type?: string } | string | undefined>
  const eventType = typeof event === 'object' ? (event.type ?? '') : ''
  const whom = typeof to === 'string' ? quote(to) : 'another machine'
  if (type === 'send') return `tells ${whom} ${quote(eventType)}`
  if (type === 'raise') return `raises ${quote(eventType)}`
  if (type === 'track' && typeof name === 'string') return `reports “${name}”`
  if (type === 'log') return `logs ${quote(String(code))}`
  return `does ${quote(type.replace(/^own\./, ''))}`
}

const quote = (text: string) => `\`${text}\``

function join(parts: readonly string[], word = 'and'): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}

/** Describes a guard by descriptions of guards and named values; without one, by its code. */
function tellGuard(guard: GuardDocument, document: MachineDocument): string {
  if ('@expr' in guard) return tellExpression(guard['@expr'], document)
  const { guards, guard: inner } = partsOf(guard)
  const parts = () => guards.map((each) => tellGuard(each, document))
  if (guard.type === 'xstate.and') return join(parts())
  if (guard.type === 'xstate.or') return join(parts(), 'or')
  if (guard.type === 'xstate.not') return `not: ${tellGuard(inner, document)}`
  const own = document.guards?.[guard.type]
  if (own?.description) return own.description
  return own ? tellGuard(own.when, document) : `\`${printGuard(guard)}\``
}

function tellExpression(source: string, { values = {} }: MachineDocument): string {
  const [, negation, name = ''] = /^(!?)values\.(\w+)$/.exec(source) ?? []
  const description = values[name]?.description
  return description ? `${negation ? 'not: ' : ''}${description}` : `\`${source}\``
}
