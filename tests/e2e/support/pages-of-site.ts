/** The pages on which the machines of a site's own folder run: `machines/<id>/pages.json`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadMachine } from '#tests/support/read-machines.ts'
import { isInRoot, repositoryRoot } from '#compiler/read/roots.ts'
import { machinePages, wakeSlice, type MachinePage } from './machine-pages.ts'

interface PagesFile {
  visits: { path: string }[]
  byHand: string[]
  unreachable?: Record<string, string>
}

/**
 * Pages of the shipped site's machines, where it is among the roots, and of machines of folders
 * beside it. A slice of such a folder is started by an element that sends its machine's events.
 * @throws Error naming the file of a machine without a visit
 */
export function readMachinePages(
  machines: readonly ReadMachine[],
  roots: readonly string[],
): Record<string, MachinePage> {
  const shipped = roots.includes(repositoryRoot) ? machinePages : {}
  const own = machines
    .filter(({ folder }) => roots.some((root) => root !== repositoryRoot && isInRoot(folder, root)))
    .flatMap((machine) => {
      const file = join(machine.folder, 'pages.json')
      return existsSync(file) ? [[machine.document.id, readPages(file, machine)] as const] : []
    })
  return { ...shipped, ...Object.fromEntries(own) }
}

function readPages(file: string, { document }: ReadMachine): MachinePage {
  const { visits, byHand = [], unreachable } = JSON.parse(readFileSync(file, 'utf8')) as PagesFile
  if (!Array.isArray(visits) || visits.length === 0)
    throw new Error(`${file} names no page: "visits": [{ "path": "/" }].`)
  const events = Object.keys(document.schemas?.events ?? {})
  const senders = events.map((type) => `[data-send$=" ${type}"], [data-send*=" ${type} "]`)
  return {
    visits,
    byHand,
    ...(unreachable && { unreachable }),
    ...(senders.length > 0 && { wake: wakeSlice(senders.join(', ')) }),
  }
}
