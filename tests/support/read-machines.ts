import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Behaviours, Implementations, MachineDocument } from '#runtime/machines'
import { repositoryRoot } from '#schemas/roots.ts'
import { readMachineDocuments } from './machine-conformance.ts'

export interface ReadMachine {
  folder: string
  document: MachineDocument
  /** The machine's own implementations; few have any. */
  own: Implementations
}

/** The machines of all roots with what they bring along. */
export async function readMachines(roots: readonly string[]): Promise<ReadMachine[]> {
  return Promise.all(
    [...readMachineDocuments(roots)].map(async ([folder, document]) => {
      const file = join(folder, 'implementations.ts')
      if (!existsSync(file)) return { folder, document, own: {} }
      const module = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
      return { folder, document, own: module.implementations as Implementations }
    }),
  )
}

/** The file of a slice that brings the machine to a page, or whose markup names one of its actors. */
export function findMarkup(machine: string, root = repositoryRoot): string | undefined {
  const registry = join(root, 'slice-registry')
  const { actors } = JSON.parse(
    readFileSync(join(root, 'site-config/behaviours.json'), 'utf8'),
  ) as Behaviours
  const ids = actors.filter((actor) => actor.machine === machine).map(({ id }) => id)
  const isNamed = (text: string) => ids.some((id) => new RegExp(`['"\`]${id} [a-z!]`).test(text))
  return readdirSync(registry, { recursive: true, encoding: 'utf8' }).find((file) => {
    if (!/(wiring\.json|\.tsx)$/.test(file) || file.endsWith('.test.tsx')) return false
    const text = readFileSync(join(registry, file), 'utf8')
    if (!file.endsWith('.json')) return isNamed(text)
    return (JSON.parse(text) as { machine?: string }).machine === machine
  })
}
