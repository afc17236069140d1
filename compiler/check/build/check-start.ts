/** What a machine of an island does when it starts, beyond what the server drew. */
import type { Fault } from '../../read/fault.ts'
import type { JsonFile } from '../../read/load-site.ts'
import type { MachineFile } from '#schemas/config-types.ts'

interface Node {
  initial?: string
  type?: string
  entry?: readonly (string | { type?: string; params?: { delay?: unknown } })[]
  states?: Record<string, Node>
}

/** Events raised on entry of its first states: the machine has moved on before the component takes over. */
export function checkStart({ path, value }: JsonFile<MachineFile>): Fault[] {
  return listFirst(value as unknown as Node, '').flatMap(({ at, node }) =>
    (node.entry ?? []).flatMap((action, index) => {
      if (typeof action === 'string' || action.type !== 'raise') return []
      if (action.params?.delay !== undefined) return []
      return [
        {
          file: path,
          path: `${at}/entry/${index}`,
          message:
            'The event raised here moves the machine as it starts, so the component does not draw what the server drew.',
          hint: 'Begin in the state it leads to, or give it a "delay": 0.',
        },
      ]
    }),
  )
}

function listFirst(node: Node, at: string): { at: string; node: Node }[] {
  const names = node.type === 'parallel' ? Object.keys(node.states ?? {}) : [node.initial ?? '']
  const inner = names.flatMap((name) => {
    const state = node.states?.[name]
    return state ? listFirst(state, `${at}/states/${name}`) : []
  })
  return [{ at, node }, ...inner]
}
