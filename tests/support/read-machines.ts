import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  Behaviours,
  HostPorts,
  Implementations,
  MachineDocument,
  OwnImplementations,
} from '#runtime/machines'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { alone } from './alone.ts'
import { createMemoryHost } from './host-ports.ts'
import { readMachineDocuments } from './machine-conformance.ts'
import { createMemoryPorts } from './machine-ports.ts'

export interface ReadMachine {
  folder: string
  document: MachineDocument
  /** The machine's own implementations; few have any. */
  own: Implementations
  /** The host ports they take. */
  ports: readonly string[]
}

/** The machines of all roots with their own implementations. */
export async function readMachines(roots: readonly string[]): Promise<ReadMachine[]> {
  return Promise.all(
    [...readMachineDocuments(roots)].map(async ([folder, document]) => {
      const file = join(folder, 'implementations.ts')
      if (!existsSync(file)) return { folder, document, own: {}, ports: [] }
      const module = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
      return { folder, document, ...bindOwn(module.implementations as Own) }
    }),
  )
}

type Own = OwnImplementations<keyof HostPorts>

const hostPorts = Object.keys(createMemoryHost(() => {}).host)

/** A machine's own implementations, on ports in memory, and the optional ports they use. */
function bindOwn(create: Own): Pick<ReadMachine, 'own' | 'ports'> {
  const memory = createMemoryPorts()
  const taken = new Set<string>()
  const noting = new Proxy(memory, {
    get(ports, name, receiver) {
      taken.add(String(name))
      return Reflect.get(ports, name, receiver) as unknown
    },
  })
  const own = create(noting, alone)
  return { own, ports: [...taken].filter((name) => hostPorts.includes(name)).toSorted() }
}

/** The file of a slice with the machine, or whose markup names one of its actors. */
export function findMarkup(machine: string, root = repositoryRoot): string | undefined {
  const registry = join(root, 'slice-registry')
  const file = join(root, 'site-config/behaviours.json')
  const { actors } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Behaviours)
    : { actors: [] }
  const ids = actors.filter((actor) => actor.machine === machine).map(({ id }) => id)
  const isNamed = (text: string) => ids.some((id) => new RegExp(`['"\`]${id} [a-z!]`).test(text))
  return readdirSync(registry, { recursive: true, encoding: 'utf8' }).find((file) => {
    if (!/(wiring\.json|\.tsx)$/.test(file) || file.endsWith('.test.tsx')) return false
    const text = readFileSync(join(registry, file), 'utf8')
    if (!file.endsWith('.json')) return isNamed(text)
    return (JSON.parse(text) as { machine?: string }).machine === machine
  })
}
