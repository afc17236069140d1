/** The routes of a Prismic client, as far as its source says them in plain text. Nothing of it is run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { isRoute, type ForeignRoute } from '#compiler/import/prismic-models.ts'
import { isObject } from '#schemas/is-object.ts'

export interface ClientRoutes {
  file: string
  routes: ForeignRoute[]
  /** The source of those that are not plain text. */
  unread: string[]
}

/** Of the first file that has some. */
export function findClientRoutes(folder: string): ClientRoutes | undefined {
  for (const file of listClients(folder)) {
    const found = readClient(file)
    if (found && (found.routes.length > 0 || found.unread.length > 0)) return found
  }
  return undefined
}

/** Where starters and people have it. */
const places = [
  '.',
  'src',
  'lib',
  'src/lib',
  'app',
  'utils',
  'src/utils',
  'lib/prismic',
  'src/prismic',
  'prismic',
  'config',
]
const clientName =
  /^(prismic(io|-?client|-?config|-?routes|configuration)?|nuxt\.config|routes)(\.config)?\.[cm]?[jt]sx?$/i

function listClients(folder: string): string[] {
  return places
    .map((place) => join(folder, place))
    .filter(existsSync)
    .flatMap((place) =>
      readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isFile() && clientName.test(entry.name))
        .map(({ name }) => join(place, name))
        .sort(),
    )
}

function readClient(file: string): ClientRoutes | undefined {
  const text = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) return undefined
  const routes: ForeignRoute[] = []
  const unread: string[] = []
  walk(program, (list) => {
    for (const item of list) {
      const value = toPlain(item)
      if (isRoute(value)) routes.push(value)
      else unread.push(text.slice(item.start, item.end).replaceAll(/\s+/g, ' '))
    }
  })
  return { file, routes, unread }
}

interface Node {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

function isNode(value: unknown): value is Node {
  return isObject(value) && typeof (value as { type?: unknown }).type === 'string'
}

/** Lists called `routes` whose items say a type and a path. */
function walk(value: unknown, found: (list: Node[]) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, found)
    return
  }
  if (!isNode(value)) return
  const name = nameOf(value)
  const list = toList(value['init'] ?? value['value'])
  if (name !== undefined && /routes$/i.test(name) && list?.every(isRouteLike)) {
    found(list)
    return
  }
  for (const inner of Object.values(value)) walk(inner, found)
}

function nameOf({ type, id, key }: Node): string | undefined {
  const named = type === 'VariableDeclarator' ? id : type === 'Property' ? key : undefined
  return isNode(named) ? String(named['name'] ?? named['value'] ?? '') : undefined
}

/** Without what only says its type. */
function toList(value: unknown): Node[] | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'ArrayExpression') return (value['elements'] as unknown[]).filter(isNode)
  return toList(value['expression'])
}

function isRouteLike(node: Node): boolean {
  if (node.type !== 'ObjectExpression') return false
  const names = new Set((node['properties'] as unknown[]).filter(isNode).map(nameOf))
  return names.has('type') && names.has('path')
}

/** Undefined in the place of what is no plain text. */
function toPlain(node: unknown): unknown {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return node['value']
  if (node.type === 'TemplateLiteral') {
    const [only, ...others] = node['quasis'] as { value: { cooked: string } }[]
    return others.length === 0 ? only?.value.cooked : undefined
  }
  if (node.type !== 'ObjectExpression') return undefined
  const entries = (node['properties'] as unknown[])
    .filter(isNode)
    .map((property) => [nameOf(property) ?? '', toPlain(property['value'])] as const)
  // A route with a part that is not read would be another route.
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries)
}
